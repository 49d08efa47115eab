import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

/** From this width on, picture and table are side by side. */
const sideBySide = '(min-width: 52rem)';

export const root = style(
  componentLayer({
    containerType: 'inline-size',
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const figure = style(componentLayer({ margin: 0 }));

/** On paper, table and key points are beside the picture. */
export const compact = style([figure, componentLayer({ '@media': { [media.print]: { columns: 2 } } })]);

globalStyle(`${compact} > figcaption`, componentLayerGlobal({ columnSpan: 'all' }));

export const head = style(componentLayer({ maxInlineSize: vars.width.reading }));

export const title = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    lineHeight: vars.type.lineLead,
  }),
);

export const claim = style(
  componentLayer({
    marginBlock: `${vars.space.half} ${vars.space[2]}`,
    fontSize: vars.type.h3,
    lineHeight: vars.type.lineHeading,
    textWrap: 'balance',
  }),
);

export const paragraph = style(componentLayer({ margin: 0 }));

export const points = style(
  componentLayer({
    display: 'grid',
    gap: vars.space.half,
    maxInlineSize: vars.width.reading,
    marginBlock: `0 ${vars.space[4]}`,
    paddingInlineStart: vars.space[3],
  }),
);

export const views = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
  }),
);

export const viewsBeside = style([
  views,
  componentLayer({
    '@container': {
      [sideBySide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[6] },
    },
  }),
]);

export const view = style(
  componentLayer({ minInlineSize: 0, maxInlineSize: vars.width.reading, breakInside: 'avoid' }),
);

export const quiet = style(
  componentLayer({
    marginBlock: `${vars.space[2]} 0`,
    color: vars.text.muted,
    fontSize: vars.type.small,
  }),
);

export const origin = style(
  componentLayer({
    maxInlineSize: vars.width.reading,
    marginBlock: vars.space[2],
    color: vars.text.muted,
    fontSize: vars.type.small,
    lineHeight: vars.type.lineLead,
  }),
);

/** In one line, with dots between, as far as there is room. */
export const entry = style(
  componentLayer({
    display: 'inline',
    selectors: { '&:not(:last-child)::after': { content: '"\\a0· " / ""' } },
  }),
);
export const term = style(componentLayer({ display: 'inline', fontWeight: vars.type.bold }));
export const detail = style(componentLayer({ display: 'inline', margin: 0 }));

globalStyle(`${detail} + ${detail}::before`, componentLayerGlobal({ content: '" "' }));
globalStyle(
  `${detail} a`,
  componentLayerGlobal({
    display: 'inline-block',
    paddingBlock: vars.space.half,
    color: vars.link.base,
    textUnderlineOffset: '0.2em',
  }),
);
globalStyle(`${detail} a:hover`, componentLayerGlobal({ color: vars.link.hover }));
globalStyle(`${detail} a:focus-visible`, componentLayerGlobal(focusRing));

/** Seen when the link past the figure has led here. */
export const end = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    selectors: { '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)' }, '&:focus': focusRing },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const skip = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    maxInlineSize: '100%',
    color: vars.link.base,
    fontWeight: vars.type.bold,
    selectors: {
      '&:hover': { color: vars.link.hover },
      '&:focus-visible': focusRing,
      // Out of sight and of the way, but in the Tab order.
      '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)', pointerEvents: 'none' },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);
