import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, focusRing, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    margin: 0,
    maxInlineSize: vars.width.reading,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const row = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr)',
    columnGap: vars.space[3],
    alignItems: 'start',
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.border.control}`,
    // An answer stays beside its question on paper.
    breakInside: 'avoid',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** In line with the text of the link beside it, which is 44 px high. */
const inLine = { minInlineSize: 0, paddingBlock: '0.4rem' } as const;
const narrow = { paddingBlock: 0 } as const;

export const question = style(
  componentLayer({ ...inLine, fontWeight: vars.type.bold, '@media': { [media.narrow]: narrow } }),
);

export const answer = style(componentLayer({ ...inLine, margin: 0, '@media': { [media.narrow]: narrow } }));

globalStyle(`${answer} > :first-child`, componentLayerGlobal({ marginBlockStart: 0 }));
globalStyle(`${answer} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const missing = style(componentLayer({ color: vars.text.muted }));

export const action = style(
  componentLayer({ margin: 0, minInlineSize: 0, '@media': { [media.print]: { display: 'none' } } }),
);

export const link = style(
  componentLayer({
    // Around the question for screen readers, which is out of sight.
    position: 'relative',
    display: 'inline-block',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    paddingBlock: '0.4rem',
    borderRadius: '2px',
    color: vars.link.base,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { color: vars.link.hover, textDecorationThickness: '3px' },
      '&:focus-visible': focusRing,
    },
  }),
);
