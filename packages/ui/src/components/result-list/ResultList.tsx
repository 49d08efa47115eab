'use client';
import { Children, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { HeadingLevel, Label } from '../field/index.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { ItemHeadingLevel } from './ResultListItem.tsx';
import * as styles from './ResultList.css.ts';

export type ResultListActions = {
  /** Moves focus to the heading after a search, at the top of the window: the screen reader reads it as the announcement. */
  focusHeading: () => void;
  /**
   * Moves focus to the title of the item with this `titleId`, such as the one of a marker on a map, and opens the
   * ResultListDisclosure that contains it, which `onOpenChange` reports with the reason 'browser'.
   *
   * @returns whether the list has the item: it may not be shown yet.
   */
  focusItem: (titleId: string) => boolean;
};

export type ResultListProps = RootProps<HTMLDivElement> & {
  /** How many and where, such as "12 study sites near Albuquerque, NM". */
  heading: Label;
  /** One line below the heading, such as how far the results are. Default: none. */
  summary?: Label | undefined;
  /** Level of the heading; groups and results have the next ones. At most 4. */
  headingLevel: Exclude<HeadingLevel, 5 | 6>;
  /** ResultListItems: an ordered list without groups, an unordered one after the groups. Keep the elements while nothing changes. */
  children?: ReactNode;
  /** ResultListGroups or ResultListDisclosures, in order. Default: none. */
  groups?: ReactNode;
  /** What is shown when there are neither items nor groups. */
  emptyContent?: ReactNode;
  /** Receives what the page's code can do with the list. */
  actionsRef?: Ref<ResultListActions> | undefined;
};

/** Whether there is an element or text among children. */
export function hasContent(children: ReactNode): boolean {
  let isEmpty = true;
  Children.forEach(children, (child: ReactNode) => {
    isEmpty &&= child === null || child === undefined;
  });
  return !isEmpty;
}

/** The results of a search: a heading that takes focus, a heading for each result, everything as text. */
export function ResultList(props: ResultListProps) {
  const { heading, summary, headingLevel, children, groups, emptyContent, actionsRef, className, ...root } =
    props;
  warnEmptyName('ResultList', 'heading', heading);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => {
    headingRef.current?.focus({ preventScroll: true });
    // Focus alone scrolls it to the nearer edge, and the results would begin below the window.
    scrollIntoView(headingRef.current, { block: 'start' });
  };
  const focusItem = (titleId: string) => {
    const title = document.getElementById(titleId);
    if (!title || !headingRef.current?.parentElement?.contains(title)) return false;
    // Nothing in a closed disclosure takes focus.
    const details = title.closest('details');
    if (details) details.open = true;
    title.focus();
    return true;
  };
  useImperativeHandle(actionsRef, () => ({ focusHeading, focusItem }), []);
  const Heading = `h${headingLevel}` as const;
  const [hasItems, hasGroups] = [hasContent(children), hasContent(groups)];
  // Numbers mean something only where the order does: by distance, not within a state.
  const List = hasGroups ? 'ul' : 'ol';

  return (
    <div {...root} data-component="result-list" className={joinClassNames(styles.root, className)}>
      <Heading ref={headingRef} tabIndex={-1} data-part="heading" className={styles.heading}>
        {heading}
      </Heading>
      {summary !== undefined && (
        <p data-part="summary" className={styles.summary}>
          {summary}
        </p>
      )}
      <ItemHeadingLevel value={(headingLevel + 1) as Exclude<HeadingLevel, 1>}>
        {groups}
        {hasItems && (
          // Safari removes the role of a list without bullets.
          <List role="list" data-part="results" className={styles.list}>
            {children}
          </List>
        )}
      </ItemHeadingLevel>
      {!hasItems && !hasGroups && emptyContent}
    </div>
  );
}
