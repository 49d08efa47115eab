import { style } from '@vanilla-extract/css';

/** A long address breaks anywhere, so that it does not widen a narrow page. */
export const address = style({ overflowWrap: 'anywhere' });
