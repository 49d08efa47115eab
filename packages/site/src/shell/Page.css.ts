import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from './layout.css.ts';

export const page = style([wide, { paddingBlockStart: vars.space[3] }]);

// Text keeps to the reading column; wider content opts out.
globalStyle(`${page} > *`, { maxInlineSize: vars.width.reading });

globalStyle(`${page} > [data-component=notice]`, { marginBlock: vars.space[3] });

export const lead = style({
  fontSize: vars.type.lead,
  lineHeight: vars.type.lineLead,
  color: vars.text.muted,
});
