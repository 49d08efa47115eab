import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../shell/layout.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  // On paper a chart has its table beside it.
  '@media': { print: { display: 'block' } },
});

/** Those of a section of a page. */
export const section = style([wide, columns, { selectors: { '&&': { marginBlock: 0 } } }]);

/** A heading, and its text in the wider part. */
export const headingBeside = style([
  section,
  { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } },
]);

// Words begin level with what is beside them, and the section ends with its padding.
globalStyle(`${columns} > * > :first-child > :is(h2, h3):first-child`, { marginBlockStart: 0 });
globalStyle(`${columns} > * > :last-child > :last-child`, { marginBlockEnd: 0 });
