import { bypassBlocks } from './bypass-blocks/check.ts';
import { characterShortcuts } from './character-shortcuts/check.ts';
import { consistentHelp } from './consistent-help/check.ts';
import { consistentIdentification } from './consistent-identification/check.ts';
import { consistentNavigation } from './consistent-navigation/check.ts';
import { controlNames } from './control-names/check.ts';
import { controlStates } from './control-states/check.ts';
import { errorText } from './error-text/check.ts';
import { expandedState } from './expanded-state/check.ts';
import { fieldLabels } from './field-labels/check.ts';
import { focusAppearance } from './focus-appearance/check.ts';
import { focusContrast } from './focus-contrast/check.ts';
import { focusNotObscured } from './focus-not-obscured/check.ts';
import { focusOrder } from './focus-order/check.ts';
import { focusReturn } from './focus-return/check.ts';
import { focusVisible } from './focus-visible/check.ts';
import { formErrors } from './form-errors/check.ts';
import { headingNames } from './heading-names/check.ts';
import { hoverContent } from './hover-content/check.ts';
import { imageNames } from './image-names/check.ts';
import { imageOfText } from './image-of-text/check.ts';
import { labelInName } from './label-in-name/check.ts';
import { languageOfParts } from './language-of-parts/check.ts';
import { linkText } from './link-text/check.ts';
import { motionActuation } from './motion-actuation/check.ts';
import { movingContent } from './moving-content/check.ts';
import { multipleWays } from './multiple-ways/check.ts';
import { noFlashes } from './no-flashes/check.ts';
import { noKeyboardTrap } from './no-keyboard-trap/check.ts';
import { noLogin } from './no-login/check.ts';
import { noMedia } from './no-media/check.ts';
import { noTimeLimits } from './no-time-limits/check.ts';
import { nonTextContrast } from './non-text-contrast/check.ts';
import { onFocus } from './on-focus/check.ts';
import { onInput } from './on-input/check.ts';
import { orientation } from './orientation/check.ts';
import { pageLanguage } from './page-language/check.ts';
import type { SetRule } from './page-set.ts';
import { pageTitle } from './page-title/check.ts';
import { pointerCancellation } from './pointer-cancellation/check.ts';
import { pointerMovements } from './pointer-movements/check.ts';
import { readingOrder } from './reading-order/check.ts';
import { reducedMotion } from './reduced-motion/check.ts';
import { reflow } from './reflow/check.ts';
import { resizeText } from './resize-text/check.ts';
import type { Rule } from './rule.ts';
import { statusMessages } from './status-messages/check.ts';
import { tableHeaders } from './table-headers/check.ts';
import { targetSize } from './target-size/check.ts';
import { textContrast } from './text-contrast/check.ts';
import { textSpacing } from './text-spacing/check.ts';

/** Our own rules, in their order: first those that only read the page, then those that move focus, then those with pages of their own. */
export const rules: readonly Rule[] = [
  pageTitle,
  pageLanguage,
  reflow,
  textSpacing,
  targetSize,
  noMedia,
  noFlashes,
  noLogin,
  textContrast,
  nonTextContrast,
  resizeText,
  labelInName,
  controlNames,
  fieldLabels,
  readingOrder,
  languageOfParts,
  headingNames,
  imageNames,
  tableHeaders,
  linkText,
  errorText,
  imageOfText,
  motionActuation,
  orientation,
  bypassBlocks,
  focusVisible,
  focusContrast,
  focusAppearance,
  focusOrder,
  focusNotObscured,
  noKeyboardTrap,
  onFocus,
  onInput,
  focusReturn,
  expandedState,
  controlStates,
  formErrors,
  hoverContent,
  pointerCancellation,
  pointerMovements,
  characterShortcuts,
  statusMessages,
  noTimeLimits,
  movingContent,
  reducedMotion,
];

/** Rules that compare pages; they need all pages of a language. */
export const setRules: readonly SetRule[] = [
  consistentNavigation,
  consistentIdentification,
  consistentHelp,
  multipleWays,
];
