import type { ReactNode } from 'react';

/**
 * A visible name, as text or as markup (so that a name in another language can have its own `lang`).
 * Excludes undefined, null and booleans, so that a control cannot accidentally lack a name.
 */
export type Label = Exclude<ReactNode, null | undefined | boolean>;

/** Level of the heading that holds a label, when the label is also a heading of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
