import type { MouseEvent } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { hasModifier } from '../../internal/has-modifier.ts';
import * as styles from './FilterSet.css.ts';

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
export function FilterChips({ chips, labelledBy, getRemoveLabel, onRemove }: FilterChipsProps) {
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
