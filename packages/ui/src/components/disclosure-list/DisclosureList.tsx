'use client';
import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useDuplicateIdCheck } from '../../internal/useDuplicateIdCheck.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { warnEmptyNames } from '../../internal/warn-empty-name.ts';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Disclosure, type DisclosureReason } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import * as styles from './DisclosureList.css.ts';
import { type DisclosureListMessages, disclosureListMessages } from './DisclosureList.messages.ts';

const prefix = 'longcovid-open-sections:';

/** The ids of the sections that were open when the reader was here last; none when the browser keeps nothing. */
function readOpenSections(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // The reader's browser keeps nothing, or what it kept cannot be read: the list is as on a first visit.
    return [];
  }
}

/** Keeps the ids of the open sections on the reader's device until the tab is closed; true when the browser did. */
function saveOpenSections(key: string, ids: readonly string[]): boolean {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(ids));
    return true;
  } catch {
    // Storage is forbidden or full: the list works, and forgets.
    return false;
  }
}

/**
 * @param ids the open sections, in the order of the list, then those that are not in it at present.
 * @param details `reason` as in Disclosure, 'trigger-press' also for the button for all, 'hydration' also for what was
 *   remembered; `event` is the browser's own, undefined at hydration.
 */
type OnOpenSectionsChange = (
  ids: readonly string[],
  details: { reason: DisclosureReason; event: Event | undefined },
) => void;

export type DisclosureListSection = {
  /** Unique on the page, and lasting: links lead to it, and the state of the section is kept by it. */
  id: string;
  /** Names the section by what is in it. */
  summary: Label;
  /** What is inside, in a line under the summary that is always seen. Default: none. */
  inside?: Label | undefined;
  /** What is shown when it is open; it is in the HTML either way. */
  content: ReactNode;
};

export type DisclosureListProps = RootProps<HTMLDivElement> & {
  /** In the order of reading. */
  sections: readonly DisclosureListSection[];
  /** Level of the sections' headings: one below that of the heading before them. */
  headingLevel: Exclude<HeadingLevel, 1>;
  /** Ids of the open sections, when controlled. Set it to what `onOpenSectionsChange` reports. */
  openSections?: readonly string[] | undefined;
  /** Ids of the sections that are open initially, when uncontrolled. Default: none. */
  defaultOpenSections?: readonly string[] | undefined;
  /** Called with the ids of the open sections after a person or the browser opened or closed some. */
  onOpenSectionsChange?: OnOpenSectionsChange | undefined;
  /**
   * Remembers which sections are open until the tab is closed, on the reader's own device, under this name.
   * Default: nothing is remembered.
   */
  remember?: string | undefined;
  /** Replaces text of the list: a count, 'Show all sections', 'Hide all sections', and what is announced after. */
  messages?: Partial<DisclosureListMessages> | undefined;
};

const noSections: readonly string[] = [];

/** The ids of the open sections, what changes one, and what changes all. */
function useOpenSections(
  sections: readonly DisclosureListSection[],
  {
    openSections,
    defaultOpenSections = noSections,
    onOpenSectionsChange,
    remember,
  }: Pick<DisclosureListProps, 'openSections' | 'defaultOpenSections' | 'onOpenSectionsChange' | 'remember'>,
) {
  const [open, setOwnOpen] = useControllableState(openSections, defaultOpenSections);
  // Several sections may report before the next render, such as at hydration.
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  const change = (next: readonly string[], details: Parameters<OnOpenSectionsChange>[1]) => {
    latest.current = next;
    setOwnOpen(next);
    if (remember !== undefined) saveOpenSections(remember, next);
    onOpenSectionsChange?.(next, details);
  };
  const changeSections = (
    isChanged: (id: string) => boolean,
    isOpen: boolean,
    details: Parameters<OnOpenSectionsChange>[1],
  ) => {
    // One of the caller may not be there at present: it stays open.
    const ids = new Set([...sections.map(({ id }) => id), ...latest.current]);
    const next = [...ids].filter((id) => (isChanged(id) ? isOpen : latest.current.includes(id)));
    change(next, details);
  };
  const restore = useEffectEvent((ids: readonly string[]) => {
    if (sections.some(({ id }) => ids.includes(id) && !latest.current.includes(id)))
      changeSections((id) => ids.includes(id), true, { reason: 'hydration', event: undefined });
  });
  // What is remembered counts once, at hydration; from then on the reader does.
  useLayoutEffect(() => {
    if (remember !== undefined) restore(readOpenSections(remember));
  }, [remember]);
  return { open, changeSections };
}

/**
 * Sections that open and close one by one, or all together. Without script each is a native disclosure. Links, the
 * browser's search in the page and printing open them.
 */
export function DisclosureList(props: DisclosureListProps) {
  const {
    sections,
    headingLevel,
    openSections,
    defaultOpenSections,
    onOpenSectionsChange,
    remember,
    messages: given,
    className,
    ...root
  } = props;
  useDuplicateIdCheck(
    'DisclosureList',
    sections.map(({ id }) => id),
  );
  warnEmptyNames(
    'DisclosureList',
    'sections[].summary',
    sections.map(({ summary }) => summary),
  );
  const { locale, language } = useLocale();
  const { messages, getLang } = useMessages('DisclosureList', disclosureListMessages, given);
  const { open, changeSections } = useOpenSections(sections, {
    openSections,
    defaultOpenSections,
    onOpenSectionsChange,
    remember,
  });
  const isHydrated = useHydrated();
  const areAllOpen = sections.every((section) => open.includes(section.id));
  const press = (event: MouseEvent) => {
    changeSections(() => true, !areAllOpen, { reason: 'trigger-press', event: event.nativeEvent });
    const done = areAllOpen ? 'allHidden' : 'allShown';
    announce(messages[done], { lang: getLang(done) ?? language });
  };

  return (
    <div {...root} data-component="disclosure-list" className={joinClassNames(styles.root, className)}>
      {sections.length > 1 && (
        <div data-part="bar" className={styles.bar}>
          <p lang={getLang('count')} data-part="count" className={styles.count}>
            {messages.count(formatNumber(sections.length, locale), false)}
          </p>
          {/* It keeps its room before hydration, so that nothing moves when it comes. */}
          <div hidden={!isHydrated} data-part="all" className={styles.all}>
            <Button lang={getLang(areAllOpen ? 'hideAll' : 'showAll')} onClick={press}>
              {areAllOpen ? messages.hideAll : messages.showAll}
            </Button>
          </div>
        </div>
      )}
      {sections.length === 1 && (
        <p lang={getLang('count')} data-part="count" className={styles.count}>
          {messages.count(formatNumber(1, locale), true)}
        </p>
      )}
      <div data-part="sections">
        {sections.map((section) => (
          <Disclosure
            key={section.id}
            id={section.id}
            headingLevel={headingLevel}
            summary={
              section.inside === undefined ? (
                section.summary
              ) : (
                <>
                  <span data-part="text">{section.summary}</span>{' '}
                  <span data-part="inside" className={styles.inside}>
                    {section.inside}
                  </span>
                </>
              )
            }
            isOpen={open.includes(section.id)}
            onOpenChange={(isOpen, details) => changeSections((id) => id === section.id, isOpen, details)}
          >
            {section.content}
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
