import { setRules } from './rules/index.ts';
import type { Place } from '../evidence/record.ts';

/**
 * What is said of a page as a whole. A story stands alone in a frame of its catalogue: title, language and head are
 * those of the frame, and there are no blocks to go past.
 */
const OF_WHOLE_PAGES = [
  'page-title',
  'page-language',
  'bypass-blocks',
  'axe/bypass',
  'axe/document-title',
  'axe/html-has-lang',
  'axe/html-lang-valid',
  'axe/html-xml-lang-mismatch',
  'axe/meta-refresh',
  'axe/meta-viewport',
] as const;

/** Rules that are not applied to stories, those about pages beside each other among them; the reports name them. */
export const NOT_ON_STORIES: readonly string[] = [...OF_WHOLE_PAGES, ...setRules.map(({ id }) => id)];

/** Whether a rule says something of this kind of place. */
export const speaksOf = (rule: string, kind: Place['kind']): boolean =>
  kind === 'page' || !NOT_ON_STORIES.includes(rule);
