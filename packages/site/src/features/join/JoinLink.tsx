import { Link, type LinkProps } from '@longcovid/ui/link';
import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';

import { HAS_SERVICE } from '../../has-service.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useOverlay } from '../overlay/useOverlay.ts';
import { loadOverlay } from './load-overlay.ts';

/** The initial group of the form. */
export const InitialCohortContext = createContext<string | undefined>(undefined);

type Props = { siteId: string; children: LinkProps['children'] };

/** A link to the form of one study site; with script a plain click opens it in a dialog. */
export function JoinLink({ siteId, children }: Props) {
  const cohort = use(InitialCohortContext);
  const locale = useLocale();
  const navigate = useNavigate();
  const query = new URLSearchParams({ site: siteId, ...(cohort && { cohort }) });
  const href = `${localePath(locale, '/join')}?${query.toString()}`;
  const { loaded, isOpen, onClick, close } = useOverlay(
    () => loadOverlay(locale),
    () => navigate(href),
  );
  return (
    <>
      <Link href={href} variant="secondary" onClick={HAS_SERVICE ? onClick : undefined}>
        {children}
      </Link>
      {loaded && (
        <loaded.JoinOverlay loaded={loaded} siteId={siteId} cohort={cohort} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
