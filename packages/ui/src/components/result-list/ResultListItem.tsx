'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { warnOnce } from '../../internal/warn-once.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import * as styles from './ResultList.css.ts';

/** Level of the headings of the items and groups in a list, one below the heading above them. */
export const ItemHeadingLevel = createContext<Exclude<HeadingLevel, 1> | undefined>(undefined);

/** The level of the heading of an item or a group. */
export function useItemHeadingLevel(component: string): Exclude<HeadingLevel, 1> {
  const level = useContext(ItemHeadingLevel);
  if (level === undefined) {
    warnOnce(component, {
      what: 'it is rendered outside a ResultList.',
      why: 'Screen readers announce it as part of no list, and its heading has the wrong level.',
      todo: 'Render it as a child of a ResultList or of its groups.',
    });
  }
  return level ?? 6;
}

/** A status of a result as text; the tone adds a shape and a color, never the meaning. */
export type ResultStatus = { label: Label; tone: 'open' | 'closed' };

export type ResultListItemProps = RootProps<HTMLLIElement, 'aria-current'> & {
  /** Names the result: its heading. */
  title: Label;
  /** Id of that heading, unique on the page: a link or a map can lead there. Default: none. */
  titleId?: string | undefined;
  /** A short fact at the end of the title's line, such as a distance. Default: none. */
  aside?: Label | undefined;
  /** One line below the title, such as a town. Default: none. */
  description?: Label | undefined;
  /** Default: none. */
  statuses?: readonly ResultStatus[] | undefined;
  /** Pairs of a term and its description. Default: none. */
  facts?: readonly { term: string; detail: Label }[] | undefined;
  /** More about the result, after its facts. */
  children?: ReactNode;
  /** Links and buttons; each names its result, since many are on one page. */
  actions?: ReactNode;
  /** Whether it is selected elsewhere, such as on a map. Default false. */
  isSelected?: boolean | undefined;
};

/** One result of a ResultList. */
export function ResultListItem(props: ResultListItemProps) {
  const {
    title,
    titleId,
    aside,
    description,
    statuses = [],
    facts = [],
    children,
    actions,
    isSelected,
    className,
    ...root
  } = props;
  warnEmptyName('ResultListItem', 'title', title);
  const Heading = `h${useItemHeadingLevel('ResultListItem')}` as const;
  return (
    <li
      {...root}
      aria-current={isSelected ? true : undefined}
      data-component="result-list-item"
      data-selected={isSelected ? '' : undefined}
      className={joinClassNames(styles.item, className)}
    >
      <div className={styles.head}>
        <Heading id={titleId} tabIndex={-1} data-part="title" className={styles.title}>
          {title}
        </Heading>
        {aside !== undefined && (
          <p data-part="aside" className={styles.aside}>
            {aside}
          </p>
        )}
      </div>
      {description !== undefined && (
        <p data-part="description" className={styles.description}>
          {description}
        </p>
      )}
      {statuses.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
        <ul role="list" data-part="statuses" className={styles.statuses}>
          {statuses.map(({ label, tone }, index) => (
            <li key={index} data-part="status" data-tone={tone} className={styles.status[tone]}>
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
      {children}
      {actions && (
        <div data-part="actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </li>
  );
}
