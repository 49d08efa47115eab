import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const DARK = '(prefers-color-scheme: dark)';

/** Text beside the picture while its lines are long enough; otherwise, also in large text, below it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockEnd: vars.space[1],
});

/** A white sheet, visible on white and dimmed in dark mode. Print and phones show the text only. */
export const thumbnail = style({
  flex: 'none',
  boxSizing: 'content-box',
  border: `1px solid ${vars.border.control}`,
  '@media': {
    [media.narrow]: { display: 'none' },
    [DARK]: { filter: 'brightness(0.8)' },
    print: { display: 'none' },
  },
});

export const text = style({ flex: '1 1 9rem', minInlineSize: 0 });

globalStyle(`${text} > :last-child`, { marginBlockEnd: 0 });
