import { Link } from '@longcovid/ui/link';
import { createContext, use, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { HAS_SERVICE } from '../../has-service.ts';
import { navigationProgress } from '../../navigation/progress.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../words/useLocale.ts';
import { loadOverlay, type LoadedOverlay } from './load-overlay.ts';

/** The group that the visitor asks about: the form then begins with it. */
export const AskedCohort = createContext<string | undefined>(undefined);

type Props = { siteId: string; children: string };

/** The way to the form of one study site: a link everywhere; with script an ordinary click opens the form over the page. */
export function JoinLink({ siteId, children }: Props) {
  const cohort = use(AskedCohort);
  const locale = useLocale();
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<LoadedOverlay | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const query = new URLSearchParams({ site: siteId, ...(cohort && { cohort }) });
  const href = `${localePath(locale, '/join')}?${query.toString()}`;

  const open = async () => {
    navigationProgress.start();
    try {
      setOverlay(await loadOverlay(locale));
      setIsOpen(true);
      navigationProgress.finish();
    } catch (error) {
      console.warn(
        '[@longcovid/site] The form could not be loaded over the page; its own page is opened.',
        error,
      );
      await navigate(href);
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };

  return (
    <>
      <Link href={href} variant="secondary" onClick={HAS_SERVICE ? press : undefined}>
        {children}
      </Link>
      {overlay && (
        <overlay.JoinOverlay
          loaded={overlay}
          siteId={siteId}
          cohort={cohort}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
