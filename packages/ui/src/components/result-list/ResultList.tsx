'use client';
import { memo, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import * as styles from './ResultList.css.ts';

/** A state of a result in words; the tone adds a shape and a colour, never the meaning. */
export type ResultStatus = { label: Label; tone: 'open' | 'closed' };

export type ResultItem = {
  /** Id of the result's heading, unique on the page: a link or a map can lead there. */
  id: string;
  title: Label;
  /** Default: none. */
  status?: readonly ResultStatus[] | undefined;
  /** What is worth knowing, as pairs of a word and what it says. Default: none. */
  facts?: readonly { term: string; detail: Label }[] | undefined;
  /** Links and buttons; each names its result, since many stand on one page. */
  actions?: ReactNode;
};

/** Results under a heading of their own, such as those of one state. */
export type ResultGroup = {
  heading: string;
  itemIds: readonly string[];
  /** Stays the same when the heading changes, such as its number: an open group then stays open. Default: the heading. */
  id?: string | undefined;
};

export type ResultListHandle = {
  /** Moves focus to the heading after a search, at the top of the window: hearing it is the announcement. */
  focusHeading: () => void;
};

export type ResultListProps = {
  /** How many and where, such as "12 study sites near Albuquerque, NM". */
  heading: Label;
  /** Level of the heading; groups and results have the next ones. At most 4. */
  headingLevel: Exclude<HeadingLevel, 5 | 6>;
  items: readonly ResultItem[];
  /**
   * Default: one list. A group without an item is not shown; an item that is in no group stands in a list
   * after the groups, so that none is lost.
   */
  groups?: readonly ResultGroup[] | undefined;
  /**
   * Closes each group under its heading, as a native disclosure: for many results on one page. Put the number into
   * the group's heading. Default false.
   */
  areGroupsCollapsed?: boolean | undefined;
  /** What stands in place of the list when there is no item. */
  emptyContent?: ReactNode;
  /** The result that is chosen elsewhere, such as on a map. */
  selectedId?: string | undefined;
  ref?: Ref<ResultListHandle> | undefined;
};

/** The results of a search: a heading that takes focus, a heading for each result, everything in words. */
export function ResultList(props: ResultListProps) {
  const { heading, headingLevel, items, groups, areGroupsCollapsed = false, ref } = props;
  const { emptyContent, selectedId } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => {
    headingRef.current?.focus({ preventScroll: true });
    // Focus alone brings it to the nearer edge, and the results would begin below the window.
    scrollIntoView(headingRef.current, { block: 'start' });
  };
  useImperativeHandle(ref, () => ({ focusHeading }), []);
  const Heading = `h${headingLevel}` as const;
  const list = { headingLevel: (headingLevel + 1) as ListProps['headingLevel'], selectedId };

  return (
    <div data-component="result-list" className={styles.root}>
      <Heading ref={headingRef} tabIndex={-1} data-part="heading" className={styles.heading}>
        {heading}
      </Heading>
      {items.length === 0 && emptyContent}
      {items.length > 0 && !groups && <Results items={items} isOrdered {...list} />}
      {items.length > 0 && groups && (
        <Groups groups={groups} isCollapsed={areGroupsCollapsed} items={items} {...list} />
      )}
    </div>
  );
}

type ListProps = { headingLevel: Exclude<HeadingLevel, 1>; selectedId: string | undefined };

/** Drawn anew only when the results are others: the heading above them changes more often. */
const Groups = memo(function Groups({
  groups,
  isCollapsed,
  items,
  headingLevel,
  selectedId,
}: ListProps & { groups: readonly ResultGroup[]; isCollapsed: boolean; items: readonly ResultItem[] }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const left = new Map(items.map((item) => [item.id, item]));
  const filled = groups.flatMap(({ heading, itemIds, id: key = heading }) => {
    const found = itemIds.flatMap((itemId) => left.get(itemId) ?? []);
    for (const { id: itemId } of found) left.delete(itemId);
    return found.length > 0 ? [{ key, heading, found }] : [];
  });
  return (
    <>
      {filled.map(({ key, heading, found }, index) => {
        const results = (
          <Results
            items={found}
            headingLevel={Math.min(6, headingLevel + 1) as ListProps['headingLevel']}
            selectedId={selectedId}
          />
        );
        if (isCollapsed) {
          return (
            <Disclosure key={key} summary={heading} headingLevel={headingLevel}>
              {results}
            </Disclosure>
          );
        }
        return (
          <section key={key} aria-labelledby={`${id}-${index}`} data-part="group">
            <Heading id={`${id}-${index}`} data-part="group-heading" className={styles.groupHeading}>
              {heading}
            </Heading>
            {results}
          </section>
        );
      })}
      {left.size > 0 && (
        <Results items={[...left.values()]} headingLevel={headingLevel} selectedId={selectedId} />
      )}
    </>
  );
});

/** Numbers mean something only where the order does: by distance, not within a state. */
function Results({
  items,
  isOrdered = false,
  headingLevel,
  selectedId,
}: ListProps & { items: readonly ResultItem[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    // Safari takes the role from a list without bullets.
    <List role="list" data-part="results" className={styles.list}>
      {items.map((item) => (
        <Result key={item.id} item={item} headingLevel={headingLevel} isSelected={item.id === selectedId} />
      ))}
    </List>
  );
}

/** Drawn anew only when its own item is another: a filter leaves most results as they are. */
const Result = memo(function Result({
  item,
  headingLevel,
  isSelected,
}: {
  item: ResultItem;
  headingLevel: HeadingLevel;
  isSelected: boolean;
}) {
  const { id, title, status = [], facts = [], actions } = item;
  const Heading = `h${headingLevel}` as const;
  return (
    <li data-part="result" className={styles.result} aria-current={isSelected || undefined}>
      <Heading id={id} tabIndex={-1} data-part="title" className={styles.title}>
        {title}
      </Heading>
      {status.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
        <ul role="list" data-part="statuses" className={styles.statuses}>
          {status.map(({ label, tone }, index) => (
            <li key={index} data-part="status" className={styles.status[tone]}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl data-part="facts" className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.detail}>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && (
        <div data-part="actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </li>
  );
});
