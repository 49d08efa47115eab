import type { MouseEvent } from 'react';
import * as styles from './FilterSet.css.ts';

/** A filter that is on. */
export type FilterChip = {
  /** Unique in its set. */
  id: string;
  /** What is seen, such as 'Adults'. */
  label: string;
  /** Name of the control that removes it; contains the label: 'Remove Adults'. */
  removeLabel: string;
  /** Address of the page without this filter, so that it can be removed before script. */
  href?: string | undefined;
};

/** True when a click on a link asks for a new tab or window. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

type FilterChipsProps = {
  chips: readonly FilterChip[];
  /** Id of the words that name the list. */
  labelledBy: string;
  /** Called with the control of the next chip, if there is one. */
  onRemove: (chip: FilterChip, next: HTMLElement | null) => void;
};

/** The filters that are on, each with a control that removes it. */
export function FilterChips({ chips: activeFilters, labelledBy, onRemove }: FilterChipsProps) {
  const remove = (chip: FilterChip) => (event: MouseEvent<HTMLElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const next = event.currentTarget.closest('li')?.nextElementSibling;
    onRemove(chip, next?.querySelector<HTMLElement>('a, button') ?? null);
  };
  return (
    <ul data-part="chips" aria-labelledby={labelledBy} className={styles.chips}>
      {activeFilters.map((chip) => {
        const shared = {
          'data-part': 'chip',
          'aria-label': chip.removeLabel,
          className: styles.chip,
          onClick: remove(chip),
        };
        const words = (
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
              <button type="button" {...shared}>
                {words}
              </button>
            ) : (
              <a href={chip.href} {...shared}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
