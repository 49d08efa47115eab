import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

/** Space between the mark and the title of the figure. */
export const made = style({ marginBlock: `0 ${vars.space[1]}` });
