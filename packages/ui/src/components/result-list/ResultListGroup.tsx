'use client';
import { type ReactNode, useId } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { ItemHeadingLevel, useItemHeadingLevel } from './ResultListItem.tsx';
import { hasContent } from './ResultList.tsx';
import * as styles from './ResultList.css.ts';

type GroupProps = {
  /** Names the group, such as a state. */
  heading: Label;
  /** ResultListItems. A group without one is not shown. Keep the elements while nothing changes. */
  children: ReactNode;
};

export type ResultListGroupProps = GroupProps & RootProps<HTMLElement, 'aria-labelledby'>;

/** Results of a ResultList under a heading of their own, such as those of one state. */
export function ResultListGroup({ heading, children, className, ...root }: ResultListGroupProps) {
  warnEmptyName('ResultListGroup', 'heading', heading);
  const headingLevel = useItemHeadingLevel('ResultListGroup');
  const Heading = `h${headingLevel}` as const;
  const headingId = useId();
  if (!hasContent(children)) return null;
  return (
    <section
      {...root}
      aria-labelledby={headingId}
      data-component="result-list-group"
      className={joinClassNames(styles.group, className)}
    >
      <Heading id={headingId} data-part="group-heading" className={styles.groupHeading}>
        {heading}
      </Heading>
      <GroupItems headingLevel={headingLevel}>{children}</GroupItems>
    </section>
  );
}

export type ResultListDisclosureProps = GroupProps &
  Omit<DisclosureProps, 'summary' | 'children' | 'headingLevel'>;

/**
 * A group that is closed under its heading, a native disclosure: for many results on one page. Put the number of results
 * into the heading. It takes the state of Disclosure: `isOpen`, `defaultOpen`, `onOpenChange`.
 */
export function ResultListDisclosure({ heading, children, ...disclosure }: ResultListDisclosureProps) {
  warnEmptyName('ResultListDisclosure', 'heading', heading);
  const headingLevel = useItemHeadingLevel('ResultListDisclosure');
  if (!hasContent(children)) return null;
  return (
    <Disclosure {...disclosure} summary={heading} headingLevel={headingLevel}>
      <GroupItems headingLevel={headingLevel}>{children}</GroupItems>
    </Disclosure>
  );
}

function GroupItems({ headingLevel, children }: { headingLevel: HeadingLevel; children: ReactNode }) {
  return (
    <ItemHeadingLevel value={Math.min(6, headingLevel + 1) as Exclude<HeadingLevel, 1>}>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the role of a list without bullets */}
      <ul role="list" data-part="results" className={styles.list}>
        {children}
      </ul>
    </ItemHeadingLevel>
  );
}
