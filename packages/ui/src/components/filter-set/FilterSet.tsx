'use client';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { isModifiedClick, type FilterChip, FilterChips } from './FilterChips.tsx';
import * as styles from './FilterSet.css.ts';
import { knownLocale } from '../../i18n/known-locale.ts';
import { type FilterSetLocale, filterSetMessages } from './FilterSet.messages.ts';
import { useResultCountAnnouncement } from './useResultCountAnnouncement.ts';

export type FilterSetProps = {
  /** Names the set, and is its heading. */
  legend: Label;
  /** The fields: checkboxes, radio buttons, selects. */
  children: ReactNode;
  /** The filters that are on, in one line of words: '2 filters are on: Adults, Open'. */
  activeSummary: Label;
  /** The same when none is on: 'No filters are on'. */
  emptySummary: Label;
  /** The filters that are on. */
  activeFilters: readonly FilterChip[];
  /** Called when a person removes one. Focus then goes to the next one, or else to the summary. */
  onRemove: (id: string, detail: { reason: 'press' }) => void;
  /** Called when a person clears all. Focus then goes to the summary. */
  onClear: (detail: { reason: 'press' }) => void;
  /** Words of the control that clears all. It is there while a filter is on. */
  clearLabel: Label;
  /** Address of the page without filters, so that they can be cleared before script. */
  clearHref?: string | undefined;
  /**
   * How many results there are: '12 study sites'. Shown, and said once when it has changed and settled. Leave it out
   * where the heading of the results says it and takes focus.
   */
  resultCountText?: string | undefined;
  /** Whether a choice counts at once or when the button is pressed; said in words before the fields. Default 'at-once'. */
  apply?: 'at-once' | 'button' | undefined;
  /** Replaces the words of the button: 'Show results', 'Mostrar resultados'. It sends the form around the set. */
  applyLabel?: string | undefined;
  /** False where the form around the set has a button of its own below. Default true. */
  hasApplyButton?: boolean | undefined;
  /** Replaces what opens the fields on a narrow screen: 'Choose filters', 'Elegir filtros'. */
  chooseLabel?: Label | undefined;
  /** Level of the legend. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Language of the words the set brings along. Default 'en'. */
  locale?: FilterSetLocale | undefined;
  id?: string | undefined;
};

function useLabelCheck(chips: readonly FilterChip[]): void {
  const wrong = chips.find(({ label, removeLabel }) => !removeLabel.includes(label));
  const what = wrong && `“${wrong.label}” is removed by “${wrong.removeLabel}”, which does not contain it.`;
  useEffect(() => {
    if (what === undefined) return;
    warnDeveloper('FilterSet', {
      what,
      why: 'People who speak to their computer say what they see, and nothing happens.',
      todo: 'Put the label into removeLabel.',
    });
  }, [what]);
}

/** Several filters as one: what is on in words, each removable, how many results, and the fields. */
export function FilterSet(props: FilterSetProps) {
  const {
    legend,
    activeFilters: chips,
    onRemove,
    onClear,
    clearHref,
    resultCountText,
    headingLevel = 2,
  } = props;
  const { apply = 'at-once', hasApplyButton = true } = props;
  const locale = knownLocale('FilterSet', props.locale);
  const ownId = useId();
  const id = props.id ?? ownId;
  const summary = useRef<HTMLParagraphElement>(null);
  const messages = filterSetMessages[locale];
  const applyLabel = props.applyLabel ?? messages.apply;
  const Heading = `h${headingLevel}` as const;
  const say = useResultCountAnnouncement(resultCountText, props.locale);
  useLabelCheck(chips);

  const remove = (chip: FilterChip, next: HTMLElement | null) => {
    onRemove(chip.id, { reason: 'press' });
    say(messages.removed(chip.label));
    (next ?? summary.current)?.focus();
  };
  const clear = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onClear({ reason: 'press' });
    const labels = chips.map(({ label }) => label);
    say(messages.cleared(new Intl.ListFormat(locale).format(labels)));
    summary.current?.focus();
  };

  return (
    <section id={id} aria-labelledby={`${id}-legend`} data-component="filter-set" className={styles.root}>
      <Heading id={`${id}-legend`} data-part="legend" className={styles.legend}>
        {legend}
      </Heading>
      <p id={`${id}-summary`} ref={summary} tabIndex={-1} data-part="summary" className={styles.summary}>
        {chips.length > 0 ? props.activeSummary : props.emptySummary}
      </p>
      {chips.length > 0 && (
        <div className={styles.on}>
          <FilterChips chips={chips} labelledBy={`${id}-summary`} onRemove={remove} />
          {clearHref === undefined ? (
            <Button onClick={clear}>{props.clearLabel}</Button>
          ) : (
            <Link href={clearHref} variant="secondary" onClick={clear}>
              {props.clearLabel}
            </Link>
          )}
        </div>
      )}
      {resultCountText !== undefined && (
        <p data-part="count" className={styles.count}>
          {resultCountText}
        </p>
      )}
      <div className={styles.choose}>
        <Disclosure summary={props.chooseLabel ?? messages.choose}>
          <p data-part="how">{apply === 'button' ? messages.button(applyLabel) : messages.atOnce}</p>
          <div data-part="fields" className={styles.fields}>
            {props.children}
          </div>
          {hasApplyButton && (
            <p className={styles.apply}>
              <Button type="submit" variant={apply === 'button' ? 'primary' : 'secondary'}>
                {applyLabel}
              </Button>
            </p>
          )}
        </Disclosure>
      </div>
    </section>
  );
}
