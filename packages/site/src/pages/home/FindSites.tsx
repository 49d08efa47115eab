import type { Section } from '@longcovid/content/load';

import { Finder } from '../../features/finder/Finder.tsx';
import type { FinderData } from '../../features/finder/finder-data.ts';
import { Prose } from '../../shell/Prose.tsx';

/** The study-site finder, below the section's heading and text. */
export function FindSites({ section, finder }: { section: Section; finder: FinderData }) {
  return (
    <Finder data={finder} heading={section.heading}>
      <Prose blocks={section.body} />
    </Finder>
  );
}
