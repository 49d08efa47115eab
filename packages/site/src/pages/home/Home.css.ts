import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

const fromNarrow = `(min-width: ${breakpoints.narrow})`;

export const welcome = style({
  background: vars.surface.warm,
  paddingBlock: vars.space[2],
  '@media': {
    [fromNarrow]: { paddingBlock: vars.space[5] },
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

export const welcomeText = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '46rem' });

globalStyle(`${welcomeText} > *`, { marginBlock: 0, minInlineSize: 0 });

/** Only where there is space beside the text: a small screen begins with the actions. */
export const welcomePicture = style({
  display: 'none',
  flex: '0 1 20rem',
  minInlineSize: 0,
  blockSize: 'auto',
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
});

/** Half the distance between two sections: 40 px on phones, 64 px elsewhere. */
const base = style({
  paddingBlock: '1.25rem',
  '@media': { [fromNarrow]: { paddingBlock: vars.space[4] } },
});

export const section = {
  plain: base,
  'set-apart': style([
    base,
    {
      background: vars.surface.sunken,
      '@media': {
        [fromNarrow]: { paddingBlock: vars.space[5] },
        '(forced-colors: active)': { borderBlock: '1px solid CanvasText' },
      },
    },
  ]),
};

export const heading = style({ marginBlockStart: 0 });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

/** One row for each group: its name, whom it is for, how full it is. */
export const groups = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  listStyle: 'none',
});

export const group = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space[4]}`,
  alignItems: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr) 20rem' },
    [media.narrow]: { padding: vars.space[2] },
  },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

globalStyle(`${group} > *`, { marginBlock: 0 });
globalStyle(`${group} [data-status=open]`, { color: vars.success.text });

export const enrolled = style({ inlineSize: '100%' });

/** Name and status, on one line where they fit. */
export const groupName = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

/** Sections side by side. */
export const columns = style({
  '@media': {
    [media.wide]: {
      boxSizing: 'border-box',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      inlineSize: '100%',
      maxInlineSize: vars.width.page,
      marginInline: 'auto',
    },
  },
});

/** Numbers, or things to do, side by side. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${tiles} dd`, { margin: 0 });
globalStyle(`${tiles} dd:first-of-type > strong`, { display: 'block', fontSize: '2.5rem', lineHeight: 1.2 });

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

/** With a rule at its start. */
export const newsItem = style({
  paddingInlineStart: vars.space[2],
  borderInlineStart: `4px solid ${vars.border.control}`,
});

globalStyle(`${newsItem} > p`, { marginBlockEnd: 0 });
