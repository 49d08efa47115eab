import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    boxSizing: 'border-box',
    maxInlineSize: vars.width.reading,
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `6px solid ${vars.border.control}`,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { paddingInlineStart: vars.space[2] } },
  }),
);

globalStyle(`${root} > :first-child`, componentLayerGlobal({ marginBlockStart: 0 }));
globalStyle(`${root} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
