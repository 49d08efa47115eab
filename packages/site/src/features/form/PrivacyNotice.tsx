import type { Prose as ProseTree } from '@longcovid/content';
import { useId } from 'react';

import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Form.css.ts';

type Props = { title: string; body: ProseTree; headingLevel: 2 | 3 };

/** The use of the visitor's data, before the form is sent. */
export function PrivacyNotice({ title, body, headingLevel }: Props) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.privacy} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Prose blocks={body} />
    </section>
  );
}
