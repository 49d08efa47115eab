/**
 * Between two texts that CSS puts apart: without white space they are one word to screen readers, and in a copy. Orca
 * leaves out a text that is a space only, so add it to one of two texts in a line.
 */
export const SPACE = ' ';
