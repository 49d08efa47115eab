import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { aside, box } from './layout.css.ts';

export const help = style([aside, box, { marginBlockStart: vars.space[4] }]);

globalStyle(`${help} a[href^="tel:"]`, { fontSize: vars.type.h3, fontWeight: vars.type.bold });
