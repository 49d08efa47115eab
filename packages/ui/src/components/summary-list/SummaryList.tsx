'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { isEmpty, warnEmptyNames } from '../../internal/warn-empty-name.ts';
import type { Label } from '../field/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './SummaryList.css.ts';
import { type SummaryListMessages, summaryListMessages } from './SummaryList.messages.ts';

/** A question of a form, with the answer that a person gave. */
export type SummaryRow = {
  /** The question, or the label of the field. Names the row and its link. */
  question: Label;
  /** The answer as a person reads it: “Adults”, not “a”. Without text, the row says that none was given. */
  answer?: ReactNode;
  /** URL of the question, whose page has the answer in its field. Without one, the answer cannot be changed. */
  changeHref?: string | undefined;
};

export type SummaryListProps = RootProps<HTMLDListElement, 'aria-label' | 'aria-labelledby'> & {
  /** The questions, in the order in which they were asked. */
  rows: readonly SummaryRow[];
  /** Replaces the text of an answer that was not given, and of the links. */
  messages?: Partial<SummaryListMessages> | undefined;
};

/** What a person answered, to check before it is sent: a description list with a link to each question. */
export function SummaryList({ rows, messages: given, className, ...root }: SummaryListProps) {
  const { messages, getLang } = useMessages<SummaryListMessages>('SummaryList', summaryListMessages, given);
  warnEmptyNames(
    'SummaryList',
    'rows[].question',
    rows.map(({ question }) => question),
  );
  return (
    <dl {...root} data-component="summary-list" className={joinClassNames(styles.root, className)}>
      {rows.map(({ question, answer, changeHref }, index) => (
        // A question may be markup, and rows keep no state.
        <div key={index} data-part="row" className={styles.row}>
          <dt data-part="question" className={styles.question}>
            {question}
          </dt>
          <dd data-part="answer" className={styles.answer}>
            {isEmpty(answer) ? (
              <span lang={getLang('notProvided')} data-part="not-provided" className={styles.missing}>
                {messages.notProvided}
              </span>
            ) : (
              answer
            )}
          </dd>
          {changeHref !== undefined && (
            <dd data-part="action" className={styles.action}>
              <Anchor href={changeHref} data-part="change" className={styles.link}>
                <span lang={getLang('change')}>{messages.change}</span>
                <span className={visuallyHidden}> {question}</span>
              </Anchor>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
