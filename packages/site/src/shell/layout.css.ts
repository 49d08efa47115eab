import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room at the sides: 1rem on a phone, 4rem from 83rem on. */
export const side = 'clamp(1rem, 6vw - 1rem, 4rem)';

/** The frame: the widest content, with room at its sides. */
export const wide = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 8rem)`,
  marginInline: 'auto',
  paddingInline: side,
});

/** Lines of the frame's 12 columns: text is 42rem at most, what is beside it about 30rem, the aside about 22rem. */
export const lines = { text: '1 / 8', rest: '8 / -1', aside: '9 / -1', wide: '1 / -1' } as const;

/** The frame's 12 columns on a wide screen; on a small one it is one column. */
export const columns = style([
  wide,
  {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.space[4],
        alignItems: 'start',
      },
    },
  },
]);

/** In the third at the right, beside all of the text; on a small screen after it. */
export const aside = style({
  '@media': { [media.wide]: { gridColumn: lines.aside, gridRow: '1 / span 99' } },
});

/** What stands apart from the text around it: key points, help. */
export const box = style({
  padding: vars.space[3],
  borderRadius: vars.radius,
  background: vars.surface.sunken,
  '@media': {
    [media.narrow]: { padding: vars.space[2] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

globalStyle(`${box} > h2`, { marginBlock: `0 ${vars.space[2]}`, fontSize: vars.type.h3 });
globalStyle(`${box} > :last-child > :last-child`, { marginBlockEnd: 0 });
