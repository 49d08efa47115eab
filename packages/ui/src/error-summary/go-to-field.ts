import type { MouseEvent } from 'react';
import { getFragmentTarget } from '../fragment/get-fragment-target.ts';

const isChoice = (field: HTMLElement) =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** The words that name a field: the question of its group for a choice, otherwise its own label. */
function wordsOf(field: HTMLElement): Element {
  const legend = isChoice(field) ? field.closest('fieldset')?.querySelector('legend') : undefined;
  const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : undefined;
  return legend ?? label ?? field;
}

/**
 * Brings the words of a field to the top of the view, then focuses the field: a browser alone would scroll
 * to the bare box and not always focus it. Leaves the click to the browser when the field is missing or
 * hidden, or when a new tab is asked for.
 * Source: the error summary of GOV.UK Frontend.
 */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const field = getFragmentTarget(event.currentTarget.hash);
  if (!field?.checkVisibility()) return;
  event.preventDefault();
  wordsOf(field).scrollIntoView();
  field.focus({ preventScroll: true });
}
