import type { ReactNode } from 'react';

/**
 * Words that name something, as text or as markup (so that a foreign name can carry its own `lang`).
 * Nothing, true and false are no words, so a control cannot be left without a name by mistake.
 */
export type Label = Exclude<ReactNode, null | undefined | boolean>;

/** Level of the heading that holds a label, when the label is also a heading of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
