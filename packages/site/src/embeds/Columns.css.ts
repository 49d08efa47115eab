import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  // On paper a chart has its table beside it.
  '@media': { print: { display: 'block' } },
});

// Words begin level with the chart beside them.
globalStyle(`${columns} > * > :first-child > :is(h2, h3)`, { marginBlockStart: 0 });
