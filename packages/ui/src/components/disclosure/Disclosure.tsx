'use client';
import { type ReactNode, useRef, useState } from 'react';
import * as styles from './Disclosure.css.ts';
import {
  type OnOpenChange,
  useOpenForAddress,
  useOpenForPrint,
  useOpenReport,
} from './useDisclosureEvents.ts';

export type DisclosureProps = {
  /** What is always seen, and the control's name. Say what is inside, not "more". */
  summary: ReactNode;
  /** What is shown when open; it is in the HTML either way. */
  children: ReactNode;
  /** Makes the summary a heading of this level, so that it stands in the page's outline. Default: no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Lets a link open it: `#id`. */
  id?: string;
  /** Of the disclosures with the same name, at most one is open at a time. */
  name?: string;
  /** Open at first. The reader's choice counts from then on. Default: false. */
  defaultOpen?: boolean;
  /** Called after each change, with its reason. */
  onOpenChange?: OnOpenChange;
};

/** Shows and hides a piece of content: a native `details`, which also opens by link, by search in the page and on paper. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, headingLevel, id, name, defaultOpen = false, onOpenChange } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(defaultOpen);
  const { because, report } = useOpenReport(details, openAtFirst, onOpenChange);
  useOpenForAddress(details, because);
  useOpenForPrint(details, because);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';

  return (
    <details
      ref={details}
      id={id}
      name={name}
      open={openAtFirst}
      className={styles.root}
      data-component="disclosure"
      onToggle={report}
      // The reader may have opened or closed it before script: that choice stays.
      suppressHydrationWarning
    >
      <summary className={styles.summary} data-part="summary" onClick={() => because('press')}>
        <Heading className={styles.summaryText}>{summary}</Heading>
      </summary>
      <div className={styles.content} data-part="content">
        {children}
      </div>
    </details>
  );
}
