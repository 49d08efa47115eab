import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { HAS_SERVICE } from '../../has-service.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useOverlay } from '../overlay/useOverlay.ts';
import { loadOverlay } from './load-overlay.ts';

/** The phone number stands at the foot of every page. */
const goToHelp = () => {
  location.hash = 'help';
};

/** The way to a human being: a link to the page with the form everywhere; with script it opens over the page. */
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
        // Whoever opens it again after a confirmation has another question.
        <loaded.ContactOverlay key={openCount} loaded={loaded} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
