import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

const fromNarrow = `(min-width: ${breakpoints.narrow})`;

export const welcome = style({
  background: vars.surface.warm,
  paddingBlock: vars.space[5],
  '@media': {
    [fromNarrow]: { paddingBlock: vars.space[8] },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const inner = style([wide]);

export const welcomeInner = style([
  wide,
  {
    '@media': {
      [media.wide]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[5],
      },
    },
  },
]);

export const welcomeText = style({ maxInlineSize: vars.width.reading });

globalStyle(`${welcomeText} > h1`, { marginBlockStart: 0 });

/** Only where there is space beside the text: a small screen begins with the actions. */
export const welcomePicture = style({
  display: 'none',
  flex: '0 1 26rem',
  minInlineSize: 0,
  blockSize: 'auto',
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
});

/** Half the distance between two sections: 40 px on phones, 80 px elsewhere. */
const base = style({
  paddingBlock: '1.25rem',
  '@media': { [fromNarrow]: { paddingBlock: vars.space[5] } },
});

export const section = {
  plain: base,
  'set-apart': style([
    base,
    {
      background: vars.surface.sunken,
      marginBlock: '1.25rem',
      '@media': {
        [fromNarrow]: { paddingBlock: vars.space[6], marginBlock: vars.space[5] },
        '(forced-colors: active)': { borderBlock: '1px solid CanvasText' },
      },
    },
  ]),
};

export const heading = style({ marginBlockStart: 0 });

/** At most two columns, so that four cards make a square and none is left alone. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${vars.width.card}, 40%)), 1fr))`,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  breakInside: 'avoid',
});

globalStyle(`${card} > :last-child`, { marginBlockEnd: 0 });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

const label = style({
  display: 'inline-block',
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  fontSize: vars.type.small,
});

export const status = {
  open: style([label, { color: vars.success.text, background: vars.success.surface }]),
  full: style([label, { color: vars.text.muted }]),
};

/** Text keeps to the reading column. */
export const text = style({ maxInlineSize: vars.width.reading });

export const small = style({
  maxInlineSize: vars.width.reading,
  color: vars.text.muted,
  fontSize: vars.type.small,
});

/** Sources: a name, then each source. */
export const sources = style({ display: 'grid', gap: vars.space[2], margin: 0 });

globalStyle(`${sources} dt`, { fontWeight: vars.type.bold });
globalStyle(`${sources} dd`, { margin: 0 });

export const after = style({ marginBlock: `${vars.space[3]} 0` });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
});

export const news = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.width.reading,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const newsItem = style({
  paddingInlineStart: vars.space[2],
  borderInlineStart: `4px solid ${vars.border.control}`,
});

globalStyle(`${newsItem} > p`, { marginBlockEnd: 0 });
