import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './Prose.css.ts';

export type ProseProps = RootProps<HTMLDivElement> & {
  /** Ordinary HTML: headings, paragraphs, lists, tables, quotations, pictures. */
  children: ReactNode;
  /** Language of the text, when it is not that of the page. */
  lang?: string | undefined;
};

/** Long text: lines of a length that can be read, and even distances between its parts. */
export function Prose({ children, className, ...root }: ProseProps) {
  return (
    <div {...root} data-component="prose" className={joinClassNames(styles.root, className)}>
      {children}
    </div>
  );
}
