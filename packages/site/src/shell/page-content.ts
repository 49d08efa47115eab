import type { Prose } from '@longcovid/content';

/** The fields of every page's record. */
export type PageContent = { heading: string; lead: string; body: Prose };
