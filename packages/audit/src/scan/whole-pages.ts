import type { Target } from '../evidence/record.ts';
import { setRules } from './rules/index.ts';

/**
 * Rules about whole pages. A story is in a frame of Storybook, which owns title, language and head, and there are no
 * blocks to bypass.
 */
const PAGE_RULES = [
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

/** Rules that are not applied to stories, also those that compare pages; the reports list them. */
export const NOT_ON_STORIES: readonly string[] = [...PAGE_RULES, ...setRules.map(({ id }) => id)];

/** Whether a rule applies to a kind of target. */
export const appliesTo = (rule: string, kind: Target['kind']): boolean =>
  kind === 'page' || !NOT_ON_STORIES.includes(rule);
