import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    blockSize: '100%',
    minInlineSize: 0,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    boxShadow: vars.shadow,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    breakInside: 'avoid',
    selectors: {
      '&:hover': { borderColor: vars.action.base, outline: `1px solid ${vars.action.base}` },
    },
    '@media': { [media.print]: { boxShadow: 'none', cursor: 'auto' } },
  }),
);

export const picture = style(
  componentLayer({
    overflow: 'hidden',
    borderStartStartRadius: vars.radius,
    borderStartEndRadius: vars.radius,
  }),
);

globalStyle(
  `${picture} > *`,
  componentLayerGlobal({ display: 'block', inlineSize: '100%', blockSize: 'auto' }),
);

export const text = style(
  componentLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    flex: '1 1 auto',
    padding: vars.space[3],
    '@media': { [media.narrow]: { padding: vars.space[2] } },
  }),
);

export const title = style(
  componentLayer({ margin: 0, fontSize: vars.type.h3, lineHeight: vars.type.lineHeading }),
);

// Before hydration the edge and the picture lead there too: the link lies under the text and over the rest.
globalStyle(
  `${title} > a::after`,
  componentLayerGlobal({ content: "''", position: 'absolute', inset: 0, borderRadius: vars.radius }),
);

const overTheLink = {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
} as const;

export const meta = style(
  componentLayer({ ...overTheLink, margin: 0, color: vars.text.muted, fontSize: vars.type.small }),
);

export const content = style(componentLayer(overTheLink));

globalStyle(`${content} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
