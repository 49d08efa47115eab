import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { lines } from './layout.css.ts';

export const text = style({
  minInlineSize: 0,
  maxInlineSize: vars.width.reading,
  '@media': { [media.wide]: { gridColumn: lines.text } },
});

globalStyle(`${text} > h1`, { marginBlockStart: 0 });
globalStyle(`${text} > :last-child`, { marginBlockEnd: 0 });

export const lead = style({
  fontSize: vars.type.lead,
  lineHeight: vars.type.lineLead,
  color: vars.text.muted,
});
