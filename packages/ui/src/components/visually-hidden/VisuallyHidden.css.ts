import { style } from '@vanilla-extract/css';
import { componentLayer } from '../../theme/styling.ts';

/** Heard and not seen, by a class: a strict content security policy drops inline styles, and the words would be seen. */
const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

// The spaces around the words are part of them: Chromium drops those that stand outside.

/** Of VisuallyHidden. Words may wrap: on one line some screen readers join them. */
export const root = style(componentLayer({ ...outOfSight, whiteSpace: 'pre-wrap' }));

/** For the few words that another component adds to its own. They stay on one line, as part of what they stand in. */
export const visuallyHidden = style(componentLayer({ ...outOfSight, whiteSpace: 'pre' }), 'inline');
