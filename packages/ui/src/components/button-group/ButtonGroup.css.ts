import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, inShared, inSharedGlobal, media, vars } from '../../theme/styling.ts';

/** Neighbors with room between them, which Stack builds on too. */
export const neighbors = style(
  inShared({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

// Without specificity, so that any component's style of its own root wins.
const children = (selector: string, rule: Parameters<typeof inSharedGlobal>[0]) =>
  globalStyle(`:where(${neighbors} > ${selector})`, inSharedGlobal(rule));

children('*', { minInlineSize: 0, maxInlineSize: '100%', marginBlock: 0 });
// An empty live region waits for its text: it has no room yet, nor a gap. Not `display: none`, which would silence it.
children('[role="status"]:empty', { position: 'absolute' });

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

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => [root, componentLayer({ justifyContent })],
);
