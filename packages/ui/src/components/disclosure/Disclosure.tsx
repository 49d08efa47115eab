'use client';
import { type ReactNode, useRef, useState } from 'react';
import * as styles from './Disclosure.css.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { type OnOpenChange, useOpenForHash, useOpenForPrint, useOpenReport } from './useDisclosureEvents.ts';

export type DisclosureProps = RootProps<HTMLDetailsElement> & {
  /** Always visible, and the name of the control. Say what is inside, not "more". */
  summary: ReactNode;
  /** Visible while open; in the HTML either way. */
  children: ReactNode;
  /** Makes the summary a heading of this level, in the outline of the page. Default: no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Of the disclosures with the same name, at most one is open at a time. */
  name?: string | undefined;
  /** Whether it is open, when the caller keeps the state. Set it to what `onOpenChange` gives. */
  isOpen?: boolean | undefined;
  /** Whether it is initially open, when it keeps the state itself. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Called after a person or the browser opened or closed it. */
  onOpenChange?: OnOpenChange | undefined;
};

/**
 * Shows and hides a piece of content: a native `details`, which also opens by link (`#id`), by find in page and in
 * print.
 */
export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    children,
    headingLevel,
    name,
    isOpen,
    defaultOpen,
    onOpenChange,
    ref,
    className,
    ...root
  } = props;
  warnEmptyName('Disclosure', 'summary', summary);
  const details = useRef<HTMLDetailsElement>(null);
  const mergedRef = useMergedRefs(details, ref);
  // The element itself keeps the state: React must not close it again at a later render.
  const [initialOpen] = useState(isOpen ?? defaultOpen ?? false);
  const { setReason, report } = useOpenReport(details, { isOpen, initialOpen, onOpenChange });
  useOpenForHash(details, setReason);
  useOpenForPrint(details, setReason);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';

  return (
    <details
      {...root}
      ref={mergedRef}
      name={name}
      open={isOpen ?? initialOpen}
      className={joinClassNames(styles.root, className)}
      data-component="disclosure"
      onToggle={report}
      // A person may have opened or closed it before hydration, and it stays so.
      suppressHydrationWarning
    >
      <summary
        className={styles.summary}
        data-part="summary"
        onClick={(event) => setReason('trigger-press', event.nativeEvent)}
      >
        <Heading className={styles.summaryText}>{summary}</Heading>
      </summary>
      <div className={styles.content} data-part="content">
        {children}
      </div>
    </details>
  );
}
