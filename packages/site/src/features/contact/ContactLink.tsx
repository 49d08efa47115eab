import { Link } from '@longcovid/ui/link';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { HAS_SERVICE } from '../../has-service.ts';
import { navigationProgress } from '../../navigation/progress.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../words/useLocale.ts';
import { loadOverlay, type LoadedOverlay } from './load-overlay.ts';

/** The way to a human being: a link to the page with the form everywhere; with script it opens over the page. */
export function ContactLink() {
  const intl = useIntl();
  const locale = useLocale();
  const [overlay, setOverlay] = useState<LoadedOverlay | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [visit, setVisit] = useState(0);

  const open = async () => {
    navigationProgress.start();
    try {
      setOverlay(await loadOverlay(locale));
      setVisit((count) => count + 1);
      setIsOpen(true);
    } catch (error) {
      console.warn(
        '[@longcovid/site] The contact form could not be loaded; its link leads to the phone number.',
        error,
      );
      location.hash = 'help';
    } finally {
      navigationProgress.finish();
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link
        href={localePath(locale, '/contact')}
        variant="secondary"
        onClick={HAS_SERVICE ? press : undefined}
      >
        {intl.formatMessage({ id: 'shell.contact' })}
      </Link>
      {overlay && (
        <overlay.ContactOverlay
          // Whoever opens it again after a confirmation has another question.
          key={visit}
          loaded={overlay}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
