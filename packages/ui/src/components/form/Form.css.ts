import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, vars } from '../../theme/styling.ts';

const stack = { display: 'grid', gap: vars.space[4], minInlineSize: 0 } as const;

export const root = style(
  componentLayer({
    ...stack,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
  }),
);

export const form = style(componentLayer({ ...stack, margin: 0 }));

export const note = style(componentLayer({ margin: 0, color: vars.text.muted }));

/** A button keeps its own width. */
globalStyle(`${form} > button`, componentLayerGlobal({ justifySelf: 'start' }));
