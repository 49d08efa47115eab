/** English path of the page with all study sites. */
export const STUDY_SITES_PATH = '/study-sites';

/** The id of a state's part of that page. */
export const stateAnchor = (state: string): string => `state-${state.toLowerCase()}`;
