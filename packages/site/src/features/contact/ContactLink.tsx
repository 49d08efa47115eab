import { Link } from '@longcovid/ui/link';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import type * as Overlay from './ContactOverlay.tsx';

type ContactOverlay = (typeof Overlay)['ContactOverlay'];

/** The way to a human being: a link to the help at the foot of the page; with script it opens over the page. */
export function ContactLink() {
  const intl = useIntl();
  const [loaded, setLoaded] = useState<{ ContactOverlay: ContactOverlay } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      setLoaded(await import('./ContactOverlay.tsx'));
      setIsOpen(true);
    } catch (error) {
      console.warn(
        '[@longcovid/site] The contact overlay could not be loaded; its link leads to the help.',
        error,
      );
      location.hash = 'help';
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link href="#help" variant="secondary" onClick={press}>
        {intl.formatMessage({ id: 'shell.contact' })}
      </Link>
      {loaded && <loaded.ContactOverlay isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
