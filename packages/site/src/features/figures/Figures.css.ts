import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room between the mark and the title of the figure. */
export const made = style({ marginBlock: `0 ${vars.space[1]}` });

const waiting = style({});

export const figure = { waiting, ready: '' };

// A press before the script is here would be lost; the tools keep their room.
globalStyle(`${waiting} [data-part=tools]`, { visibility: 'hidden' });
