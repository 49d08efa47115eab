import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export type ProseProps = {
  /** Ordinary HTML: headings, paragraphs, lists, tables, quotations, pictures. */
  children: ReactNode;
  /** Language of the text, when it is not that of the page. */
  lang?: string | undefined;
  id?: string | undefined;
};

/** Long text: lines of a length that can be read, and even distances between its parts. */
export function Prose({ children, lang, id }: ProseProps) {
  return (
    <div id={id} lang={lang} data-component="prose" className={styles.root}>
      {children}
    </div>
  );
}
