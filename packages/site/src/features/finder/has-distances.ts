import type { Place } from '@longcovid/content/search';

/** Whether distances mean something: the middle of a state is nobody's home. */
export const hasDistances = (from: Place | null): boolean => from !== null && from.precision !== 'state';
