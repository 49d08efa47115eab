import { focusVisible } from './focus-visible/check.ts';
import { noKeyboardTrap } from './no-keyboard-trap/check.ts';
import { pageLanguage } from './page-language/check.ts';
import { pageTitle } from './page-title/check.ts';
import { reflow } from './reflow/check.ts';
import type { Rule } from './rule.ts';
import { targetSize } from './target-size/check.ts';
import { textSpacing } from './text-spacing/check.ts';

/** Our own behaviour rules; those that move focus come last. */
export const rules: readonly Rule[] = [
  pageTitle,
  pageLanguage,
  reflow,
  textSpacing,
  targetSize,
  focusVisible,
  noKeyboardTrap,
];
