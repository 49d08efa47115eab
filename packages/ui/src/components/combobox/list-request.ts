/**
 * What a person requests of the list: the options that match the text, all of them, all with the chosen one active,
 * or its first or last option.
 */
export type ListRequest = 'matches' | 'all' | 'chosen' | 'first' | 'last';

/** What to show as soon as the list is there, for which text. */
export type InitialRequest = { what: ListRequest; text: string };
