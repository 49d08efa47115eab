import { setRules } from '../rules/index.ts';
import type { Place } from '../store/record.ts';

/** What is said of a page as a whole: a story that stands alone has no title of its own, and no blocks to go past. */
const OF_WHOLE_PAGES = ['page-title', 'bypass-blocks', 'axe/document-title', 'axe/bypass'] as const;

/** Rules that are not applied to stories, those about pages beside each other among them; the reports name them. */
export const NOT_ON_STORIES: readonly string[] = [...OF_WHOLE_PAGES, ...setRules.map(({ id }) => id)];

/** Whether a rule says something of this kind of place. */
export const speaksOf = (rule: string, kind: Place['kind']): boolean =>
  kind === 'page' || !NOT_ON_STORIES.includes(rule);
