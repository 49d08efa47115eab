import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** The study site that is pointed at or focused, in the list or on the map. */
export type ActiveStudySite = {
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** Handlers of the element that contains the list. */
  list: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

const PREFIX = 'result-';
const CARD = '[data-component=result-list-item]';

/** The study site whose card contains the target. */
const findId = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest(CARD)?.querySelector(`[id^="${PREFIX}"]`)?.id.slice(PREFIX.length) ?? null)
    : null;

/** Marks the card of a study site that is active on the map. The attribute is set on the card alone: no list renders. */
export function useActiveStudySite(): ActiveStudySite {
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    const card = activeId === null ? null : document.getElementById(`${PREFIX}${activeId}`)?.closest(CARD);
    card?.setAttribute('data-active', '');
    return () => card?.removeAttribute('data-active');
  }, [activeId]);
  return {
    activeId,
    setActiveId,
    list: {
      onPointerOver: ({ target }) => setActiveId(findId(target)),
      onPointerLeave: () => setActiveId(null),
      onFocus: ({ target }) => setActiveId(findId(target)),
      onBlur: () => setActiveId(null),
    },
  };
}
