import { useEffect, useEffectEvent } from 'react';

/** Closes an overlay by Back, as people do on a phone: it has an entry of the history, with the address of its page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const handlePop = () => onBack();
    // With the router's own state, so that it takes both entries for one.
    history.pushState({ ...history.state, isOverlay: true }, '');
    addEventListener('popstate', handlePop);
    return () => {
      removeEventListener('popstate', handlePop);
      // Closed otherwise; a link in it has left the entry.
      if ('isOverlay' in Object(history.state)) history.back();
    };
  }, [isOpen]);
}
