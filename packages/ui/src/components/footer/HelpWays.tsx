import type { ReactNode } from 'react';
import type { Label } from '../field/index.ts';
import * as styles from './Footer.css.ts';

/** A way to reach a person. */
export type FooterHelpWay = {
  /** Such as 'By phone'. */
  term: Label;
  /** The way itself, such as a link `tel:`; hours and languages too. */
  content: ReactNode;
};

export type HelpWaysProps = {
  ways: readonly FooterHelpWay[];
  /** What everybody should know, such as what to do in an emergency. Default: none. */
  note?: ReactNode;
};

/** How to reach a person, phone first: in the footer of every page, and wherever a page or a dialog has to say it again. */
export function HelpWays({ ways, note }: HelpWaysProps) {
  return (
    <div data-part="help-ways" className={styles.help}>
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
