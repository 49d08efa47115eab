/** Between two texts that CSS puts apart: without white space they are one word to screen readers, and in a copy. */
export const SPACE = ' ';
