import type { Prose as ProseTree } from '@longcovid/content';

import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Form.css.ts';

type Props = { id: string; title: string; body: ProseTree; headingLevel?: 2 | 3 };

/** How what is sent is used, said before it is sent. */
export function PrivacyNotice({ id, title, body, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.privacy} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Prose blocks={body} />
    </section>
  );
}
