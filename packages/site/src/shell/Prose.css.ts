import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const prose = style({ maxInlineSize: vars.width.reading });

globalStyle(`${prose} li`, { marginBlockEnd: vars.space[1] });
globalStyle(`${prose} > h2`, { marginBlockStart: vars.space[6] });
