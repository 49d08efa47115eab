import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { PlainSection } from './PlainSection.tsx';

/** The trials that test treatments, and the way to their own website. */
export function Trials({ section, href }: { section: Section; href: string }) {
  const intl = useIntl();
  return (
    <PlainSection section={section}>
      <Link href={href} variant="standalone">
        {intl.formatMessage({ id: 'home.trials.action' })}
      </Link>
    </PlainSection>
  );
}
