import { focusField } from '../components/error-summary/focus-field.ts';
import { findParts } from './enhance-each.ts';

/**
 * Links that bring the label of a field into view and focus the field. With the attribute `autofocus` the summary has
 * focus also when it came after the page, where browsers ignore the attribute.
 */
export function enhanceErrorSummary(summary: HTMLElement): void {
  for (const link of findParts<HTMLAnchorElement>(summary, 'error-link'))
    link.addEventListener('click', (event) => focusField(event, link));
  if (summary.autofocus) summary.focus();
}
