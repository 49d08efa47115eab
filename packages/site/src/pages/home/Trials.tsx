import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import type { HomeData } from './loader.ts';
import { PlainSection } from './PlainSection.tsx';

/** The trials that test treatments, and the way to their own website. */
export function Trials({ section, href, hasSite }: { section: Section } & HomeData['trials']) {
  const intl = useIntl();
  return (
    <PlainSection section={section}>
      <Link href={href} variant="standalone">
        {intl.formatMessage({ id: hasSite ? 'home.trials.action' : 'home.trials.ask' })}
      </Link>
    </PlainSection>
  );
}
