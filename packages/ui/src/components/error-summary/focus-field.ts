import { hasModifier } from '../../internal/has-modifier.ts';
import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { isVisible, scrollIntoView } from '../../internal/layout.ts';

const isChoice = (field: HTMLElement) =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** What names a field: the legend of its group for a choice, otherwise its own label. */
function findLabel(field: HTMLElement): Element {
  const isOfGroup = isChoice(field) || field instanceof HTMLFieldSetElement;
  const legend = isOfGroup ? field.closest('fieldset')?.querySelector('legend') : undefined;
  const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : undefined;
  return legend ?? label ?? field;
}

/**
 * The element that a link of the summary leads to. Its own form comes first, since a page and a dialog over it may
 * have the same form. Of a group it is the first choice that can take focus, or the group when none can.
 */
function findField(link: HTMLAnchorElement): HTMLElement | null {
  const target = getFragmentTarget(link.hash);
  const form = link.closest('[data-component="form"], form, dialog');
  const inForm = [...(form?.querySelectorAll<HTMLElement>('[id]') ?? [])];
  const field = inForm.find(({ id }) => id === target?.id) ?? target;
  const choices = field instanceof HTMLFieldSetElement ? field.querySelectorAll('input') : [];
  return [...choices].find((choice) => isChoice(choice) && !choice.matches(':disabled')) ?? field;
}

/**
 * Brings the label of a field to the top of the view, then focuses the field: a browser alone would scroll
 * to the bare box and not always focus it. Leaves the click to the browser when the field is missing or
 * hidden, or when the click opens a new tab.
 * Source: the error summary of GOV.UK Frontend.
 */
export function focusField(
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>,
  link: HTMLAnchorElement,
): void {
  if (hasModifier(event)) return;
  const field = findField(link);
  if (!field || !isVisible(field)) return;
  event.preventDefault();
  scrollIntoView(findLabel(field));
  field.focus({ preventScroll: true });
}
