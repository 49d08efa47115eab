export { DIRECTIONS } from './geography.ts';
export type { BoundingBox, Direction } from './geography.ts';
export { searchStudySites } from './search-study-sites.ts';
export type { FoundStudySite, StudySiteQuery } from './search-study-sites.ts';
