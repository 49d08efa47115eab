import { style } from '@vanilla-extract/css';
import { componentLayer } from '../../theme/styling.ts';

/** Out of sight by a class: a strict content security policy drops inline styles, and the text would be seen. */
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

// The spaces around the text are part of it: Chromium drops those outside of it.

/** Of VisuallyHidden. Its text may wrap: on one line some screen readers omit the spaces between words. */
export const root = style(componentLayer({ ...outOfSight, whiteSpace: 'pre-wrap' }));

/** For a short text that another component adds to its own. It stays on one line, as part of the text around it. */
export const visuallyHidden = style(componentLayer({ ...outOfSight, whiteSpace: 'pre' }), 'inline');
