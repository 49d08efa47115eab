'use client';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { hasModifier } from '../../internal/has-modifier.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import { Button } from '../button/index.ts';
import { Disclosure, type DisclosureProps } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { useResultCountAnnouncement } from '../announcer/useResultCountAnnouncement.ts';
import * as styles from './FilterSet.css.ts';
import { type FilterSetMessages, filterSetMessages } from './FilterSet.messages.ts';

/** An active filter. */
export type FilterChip = {
  /** Unique in its set. */
  id: string;
  /** Its visible name, such as 'Adults'. */
  label: string;
  /** URL of the page without this filter, so that it can be removed before hydration. */
  href?: string | undefined;
};

type FilterChipsProps = {
  chips: readonly FilterChip[];
  /** Id of the element that names the list. */
  labelledBy: string;
  /** Name of the control that removes a filter. */
  getRemoveLabel: (label: string) => string;
  /** Called with the control of the next chip, if there is one. */
  onRemove: (chip: FilterChip, event: Event, next: HTMLElement | null) => void;
};

/** The active filters, each with a control that removes it. */
function FilterChips({ chips, labelledBy, getRemoveLabel, onRemove }: FilterChipsProps) {
  const remove = (chip: FilterChip) => (event: MouseEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const next = event.currentTarget.closest('li')?.nextElementSibling;
    onRemove(chip, event.nativeEvent, next?.querySelector<HTMLElement>('a, button') ?? null);
  };
  return (
    <ul data-part="chips" aria-labelledby={labelledBy} className={styles.chips}>
      {chips.map((chip) => {
        const control = {
          'data-part': 'chip',
          'aria-label': getRemoveLabel(chip.label),
          className: styles.chip,
          onClick: remove(chip),
        };
        const content = (
          <>
            {chip.label}
            <svg viewBox="0 0 24 24" className={styles.cross} aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
          </>
        );
        return (
          <li key={chip.id} className={styles.chipItem}>
            {chip.href === undefined ? (
              <button type="button" {...control}>
                {content}
              </button>
            ) : (
              <Anchor href={chip.href} {...control}>
                {content}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export type FilterSetProps = RootProps<HTMLElement, 'aria-label' | 'aria-labelledby'> & {
  /** Names the set, and is its heading. */
  legend: Label;
  /** The fields: checkboxes, radio buttons, selects. */
  children: ReactNode;
  /**
   * The one or two fields that most people need, in a row where there is room. The children are then behind “More
   * filters”, on a narrow screen inside of the disclosure that holds all. Default: none, and the children are open on a
   * wide screen.
   */
  mainFilters?: ReactNode;
  /** The active filters in one line: '2 filters are on: Adults, Open'. */
  activeSummary: Label;
  /** The same when none is active: 'No filters are on', or the number of results. */
  emptySummary: Label;
  /** The active filters. The page keeps them, since its fields and its URL have them too. */
  activeFilters: readonly FilterChip[];
  /** Called when a person removes one. Focus then goes to the next one, or else to the summary. */
  onRemove: (id: string, details: { reason: 'remove-press'; event: Event }) => void;
  /** Called with the ids of all when a person clears them. Focus then goes to the summary. */
  onClear: (ids: string[], details: { reason: 'clear-press'; event: Event }) => void;
  /** URL of the page without filters, so that they can be cleared before hydration. Default: none. */
  clearHref?: string | undefined;
  /**
   * The number of results: '12 study sites'. Shown, and announced once when it has changed and settled. Leave it out
   * where the heading of the results has it and takes focus.
   */
  resultCountText?: string | undefined;
  /**
   * Names what is searched, such as a place. A count that changes together with it is not announced: the results of
   * another search announce themselves. Default: always the same.
   */
  searchKey?: string | undefined;
  /** Whether a choice changes the results immediately or by the button, which a text before the fields explains. Default 'immediate'. */
  apply?: 'immediate' | 'button' | undefined;
  /** True where the form around the set has a submit button of its own. Default: false. */
  isApplyButtonHidden?: boolean | undefined;
  /** Whether the fields are open on a narrow screen, when controlled. */
  isOpen?: boolean | undefined;
  /** Whether they are open initially, when uncontrolled. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Called after a person or the browser opened or closed the fields on a narrow screen. */
  onOpenChange?: DisclosureProps['onOpenChange'];
  /** Level of the legend. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces any of its messages, such as 'Choose filters'. */
  messages?: Partial<FilterSetMessages> | undefined;
};

/** Warns a developer of a chip that cannot be removed by voice: its name lacks its visible label. */
function useRemoveLabelCheck(chips: readonly FilterChip[], getRemoveLabel: (label: string) => string): void {
  const wrong = chips.map(({ label }) => label).find((label) => !getRemoveLabel(label).includes(label));
  const what =
    wrong !== undefined && `“${wrong}” is removed by “${getRemoveLabel(wrong)}”, which does not contain it.`;
  useEffect(() => {
    if (what === false) return;
    warnDeveloper('FilterSet', {
      what,
      why: 'Voice control matches the visible label, so speaking it does nothing.',
      todo: 'Include the label in `messages.remove`.',
    });
  }, [what]);
}

/** Several filters as one: the active ones in a line of text, each removable, the number of results, and the fields. */
export function FilterSet(props: FilterSetProps) {
  const {
    legend,
    children,
    mainFilters,
    activeSummary,
    emptySummary,
    activeFilters: chips,
    onRemove,
    onClear,
    clearHref,
    resultCountText,
    searchKey,
    apply = 'immediate',
    isApplyButtonHidden = false,
    isOpen,
    defaultOpen,
    onOpenChange,
    headingLevel = 2,
    messages: givenMessages,
    className,
    ...root
  } = props;
  const { locale, language } = useLocale();
  const { messages, getLang } = useMessages('FilterSet', filterSetMessages, givenMessages);
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const announceAction = useResultCountAnnouncement(resultCountText, language, searchKey);
  warnEmptyName('FilterSet', 'legend', legend);
  useRemoveLabelCheck(chips, messages.remove);

  const remove = (chip: FilterChip, event: Event, next: HTMLElement | null) => {
    onRemove(chip.id, { reason: 'remove-press', event });
    announceAction(messages.removed(chip.label));
    (next ?? summary.current)?.focus();
  };
  const clear = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const ids = chips.map((chip) => chip.id);
    onClear(ids, { reason: 'clear-press', event: event.nativeEvent });
    const labels = chips.map(({ label }) => label);
    announceAction(messages.cleared(new Intl.ListFormat(locale).format(labels)));
    summary.current?.focus();
  };

  // Orca 43 reads a paragraph that takes focus twice, as its name and as its text.
  const summaryLine = (
    <div id={`${id}-summary`} ref={summary} tabIndex={-1} data-part="summary" className={styles.summary}>
      {chips.length > 0 ? activeSummary : emptySummary}
    </div>
  );
  const countLine = resultCountText !== undefined && (
    <p data-part="count" className={styles.count}>
      {resultCountText}
    </p>
  );
  const hint = apply === 'button' ? 'appliesByButton' : 'appliesImmediately';
  const choices = (
    <>
      <p lang={getLang(hint)} data-part="apply-hint">
        {apply === 'button' ? messages.appliesByButton(messages.apply) : messages.appliesImmediately}
      </p>
      <div data-part="fields" className={styles.fields}>
        {children}
      </div>
      {!isApplyButtonHidden && (
        <p className={styles.apply}>
          <Button
            type="submit"
            lang={getLang('apply')}
            variant={apply === 'button' ? 'primary' : 'secondary'}
          >
            {messages.apply}
          </Button>
        </p>
      )}
    </>
  );
  const fields = (
    <div className={styles.choose}>
      <Disclosure
        summary={<Message lang={getLang('choose')}>{messages.choose}</Message>}
        isOpen={isOpen}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
      >
        {mainFilters === undefined ? (
          choices
        ) : (
          <>
            <div data-part="main-filters" className={styles.mainFilters}>
              {mainFilters}
            </div>
            <Disclosure summary={<Message lang={getLang('more')}>{messages.more}</Message>}>
              {choices}
            </Disclosure>
          </>
        )}
      </Disclosure>
    </div>
  );

  return (
    <section
      {...root}
      aria-labelledby={`${id}-legend`}
      data-component="filter-set"
      className={joinClassNames(styles.root, className)}
    >
      <Heading id={`${id}-legend`} data-part="legend" className={styles.legend}>
        {legend}
      </Heading>
      {mainFilters !== undefined && fields}
      {mainFilters === undefined ? (
        summaryLine
      ) : (
        <div className={styles.status}>
          {countLine}
          {summaryLine}
        </div>
      )}
      {chips.length > 0 && (
        <div className={styles.active}>
          <FilterChips
            chips={chips}
            labelledBy={`${id}-summary`}
            getRemoveLabel={messages.remove}
            onRemove={remove}
          />
          {clearHref === undefined ? (
            <Button lang={getLang('clear')} onClick={clear}>
              {messages.clear}
            </Button>
          ) : (
            <Link href={clearHref} lang={getLang('clear')} variant="secondary" onClick={clear}>
              {messages.clear}
            </Link>
          )}
        </div>
      )}
      {mainFilters === undefined && countLine}
      {mainFilters === undefined && fields}
    </section>
  );
}
