import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

const base = style(
  componentLayer({
    display: 'flex',
    gap: vars.space[2],
    alignItems: 'flex-start',
    boxSizing: 'border-box',
    maxInlineSize: vars.width.reading,
    padding: vars.space[3],
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: vars.radius,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    '@media': {
      [media.narrow]: { padding: vars.space[2], gap: vars.space[1] },
    },
  }),
);

const tones = { info: vars.info, success: vars.success, danger: vars.danger };

export const box = styleVariants(tones, ({ surface, text }) => [
  base,
  componentLayer({ background: surface, borderColor: text }),
]);

const iconBase = style(componentLayer({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem' }));

export const icon = styleVariants(tones, ({ text }) => [iconBase, componentLayer({ color: text })]);

export const text = style(
  componentLayer({
    flex: '1 1 0',
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

globalStyle(`${text} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const title = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.body,
    fontWeight: vars.type.bold,
    lineHeight: '1.75rem',
    selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[1] } },
  }),
);
