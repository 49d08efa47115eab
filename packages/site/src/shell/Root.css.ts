import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

export const main = style({ flex: '1 0 auto', marginBlockEnd: vars.space[4] });

export const band = style({
  background: vars.surface.tint,
  fontSize: vars.type.small,
  paddingBlock: vars.space[1],
});
