'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import * as styles from './DisclosureList.css.ts';
import {
  type DisclosureListMessages,
  disclosureListMessages,
  numberLocale,
} from './DisclosureList.messages.ts';
import { type Locale, knownLocale } from '../../i18n/known-locale.ts';
import { rememberedSections, rememberSections } from './open-sections.ts';

export type DisclosureListSection = {
  /** Unique on the page, and lasting: links lead to it, and what was open is remembered by it. */
  id: string;
  /** Names the section by what is in it. */
  summary: Label;
  /** What is inside, in a line under the summary that is always seen. Default: none. */
  inside?: Label | undefined;
  /** What is shown when it is open; it is in the HTML either way. */
  content: ReactNode;
};

export type DisclosureListProps = {
  /** In the order of reading. */
  sections: readonly DisclosureListSection[];
  /** Level of the sections' headings: one below the heading that they stand under. */
  headingLevel: Exclude<HeadingLevel, 1>;
  /**
   * Remembers which sections are open until the tab is closed, on the reader's own device, under this name.
   * Default: nothing is remembered.
   */
  remember?: string | undefined;
  /** Language of the words that the list brings along. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces words of the list: a count, 'Show all sections', 'Hide all sections', and what is said after. */
  messages?: Partial<DisclosureListMessages> | undefined;
  id?: string | undefined;
};

/** The open sections, in the list's order, and a way to open and close them where they are: in the page. */
function useOpenSections(sections: readonly DisclosureListSection[], remember: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const getDetails = (id: string) =>
    [...(list.current?.children ?? [])].find(
      (child): child is HTMLDetailsElement => child instanceof HTMLDetailsElement && child.id === id,
    );
  const known = useRef(open);
  const note = (id: string, isOpen: boolean) => {
    const next = new Set(known.current);
    if (isOpen) next.add(id);
    else next.delete(id);
    known.current = next;
    setOpen(next);
    if (remember !== undefined) rememberSections(remember, [...next]);
  };
  const setAll = (isOpen: boolean) => {
    for (const { id } of sections) {
      const details = getDetails(id);
      if (details) details.open = isOpen;
    }
  };
  useLayoutEffect(() => {
    if (remember === undefined) return;
    for (const id of rememberedSections(remember)) {
      const details = getDetails(id);
      if (details) details.open = true;
    }
    // What is remembered counts once, when script takes over; from then on the reader does.
  }, [remember]);
  return { list, open, note, setAll };
}

/**
 * Sections that open and close one by one, or all at once. Without script each is a native disclosure. Links, the
 * browser's search in the page and printing open them.
 */
export function DisclosureList(props: DisclosureListProps) {
  const { sections, headingLevel, remember, id } = props;
  const locale = knownLocale('DisclosureList', props.locale);
  const allMessages = { ...disclosureListMessages[locale], ...props.messages };
  const { list, open, note, setAll } = useOpenSections(sections, remember);
  const isHydrated = useHydrated();
  const areAllOpen = sections.every((section) => open.has(section.id));
  const press = () => {
    setAll(!areAllOpen);
    announce(areAllOpen ? allMessages.allHidden : allMessages.allShown, { lang: props.locale });
  };

  return (
    <div id={id} data-component="disclosure-list" className={styles.root}>
      {sections.length > 1 && (
        <div data-part="bar" className={styles.bar}>
          <p data-part="count" className={styles.count}>
            {allMessages.count(new Intl.NumberFormat(numberLocale[locale]).format(sections.length), false)}
          </p>
          {/* It keeps its room before script, so that nothing moves when it comes. */}
          <div hidden={!isHydrated} data-part="all" className={styles.all}>
            <Button onClick={press}>{areAllOpen ? allMessages.hideAll : allMessages.showAll}</Button>
          </div>
        </div>
      )}
      {sections.length === 1 && (
        <p data-part="count" className={styles.count}>
          {allMessages.count('1', true)}
        </p>
      )}
      <div ref={list} data-part="sections">
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
                  <span data-part="words">{section.summary}</span>{' '}
                  <span data-part="inside" className={styles.inside}>
                    {section.inside}
                  </span>
                </>
              )
            }
            onOpenChange={(isOpen) => note(section.id, isOpen)}
          >
            {section.content}
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
