import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { HAS_SERVICE } from '../../has-service.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useOverlay } from '../overlay/useOverlay.ts';
import { loadOverlay } from './load-overlay.ts';

/** The footer of every page has the phone number. */
const goToHelp = () => {
  location.hash = 'help';
};

/** A link to the contact page; with script it opens a dialog. */
export function ContactLink() {
  const intl = useIntl();
  const locale = useLocale();
  const { loaded, isOpen, openCount, onClick, close } = useOverlay(() => loadOverlay(locale), goToHelp);
  return (
    <>
      <Link
        href={localePath(locale, '/contact')}
        variant="secondary"
        onClick={HAS_SERVICE ? onClick : undefined}
      >
        {intl.formatMessage({ id: 'shell.contact' })}
      </Link>
      {loaded && (
        // Reopening after a confirmation begins a new message.
        <loaded.ContactOverlay key={openCount} loaded={loaded} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
