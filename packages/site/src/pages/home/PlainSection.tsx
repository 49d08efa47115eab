import type { Section } from '@longcovid/content/load';
import type { ReactNode } from 'react';

import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Home.css.ts';

type PlainSectionProps = {
  section: Section;
  /** set-apart: with its own background. */
  look?: 'plain' | 'set-apart';
  /** What the section adds to its text. */
  children?: ReactNode;
};

/** A section of the page: heading, text and children. Links and focus target its heading. */
export function PlainSection({ section, look = 'plain', children }: PlainSectionProps) {
  return (
    <section className={styles.section[look]}>
      <div className={styles.inner}>
        <h2 id={section.id} className={styles.heading}>
          {section.heading}
        </h2>
        <Prose blocks={section.body} />
        {children}
      </div>
    </section>
  );
}
