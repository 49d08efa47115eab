import type { Section } from '@longcovid/content/load';
import type { ReactNode } from 'react';

import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Home.css.ts';

type PlainSectionProps = {
  section: Section;
  /** What the section adds to its text. */
  children?: ReactNode;
};

/** One of the sections of a row: heading, text and children. Links and focus target its heading. */
export function PlainSection({ section, children }: PlainSectionProps) {
  return (
    <section>
      <h2 id={section.id} className={styles.heading}>
        {section.heading}
      </h2>
      <Prose blocks={section.body} />
      {children}
    </section>
  );
}
