/** The parts of a list that commas or white space separate. */
export const parseList = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');
