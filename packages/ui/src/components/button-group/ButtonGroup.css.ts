import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';
import { neighbors } from '../stack/Stack.css.ts';

const root = style([
  neighbors,
  componentLayer({
    flexWrap: 'wrap',
    alignItems: 'center',
    // Room for two focus rings, of 5 px each.
    gap: vars.space[2],
    '@media': {
      [media.narrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
    },
  }),
]);

// The gap keeps the text of the pending state away; a margin too would make the button smaller on a narrow screen.
globalStyle(`${root} > [aria-disabled="true"]`, componentLayerGlobal({ marginInlineEnd: 0 }));

// The text of the pending state stands below all buttons: none of them moves from under a pointer.
globalStyle(`${root} > [role="status"]:not(:empty)`, componentLayerGlobal({ order: 1, inlineSize: '100%' }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => [root, componentLayer({ justifyContent })],
);
