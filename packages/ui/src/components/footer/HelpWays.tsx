import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import type { Label } from '../field/index.ts';
import * as styles from './Footer.css.ts';

/** A way to reach a person. */
export type FooterHelpWay = {
  /** Such as 'By phone'. */
  term: Label;
  /** The way itself, such as a link `tel:`; hours and languages too. */
  content: ReactNode;
};

export type HelpWaysProps = RootProps<HTMLDivElement> & {
  ways: readonly FooterHelpWay[];
  /** What everybody should know, such as what to do in an emergency. Default: none. */
  note?: ReactNode;
};

/** How to reach a person, phone first: in the footer of every page, and wherever a page or a dialog repeats it. */
export function HelpWays({ ways, note, className, ...root }: HelpWaysProps) {
  return (
    <div {...root} data-component="help-ways" className={joinClassNames(styles.help, className)}>
      <dl className={styles.ways}>
        {ways.map(({ term, content }, index) => (
          <div key={index} data-part="way">
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.way}>{content}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <div data-part="note" className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}
