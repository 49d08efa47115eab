import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, inShared, inSharedGlobal, media, vars } from '../../theme/styling.ts';

/** Neighbors with room between them, which ButtonGroup builds on. */
export const neighbors = style(
  inShared({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

// Without specificity, so that any component's style of its own root wins.
const children = (selector: string, rule: Parameters<typeof inSharedGlobal>[0]) =>
  globalStyle(`:where(${neighbors} > ${selector})`, inSharedGlobal(rule));

children('*', { minInlineSize: 0, maxInlineSize: '100%', marginBlock: 0 });
// An empty live region waits for its text: it has no room yet, nor a gap. Not `display: none`, which would silence it.
children('[role="status"]:empty', { position: 'absolute' });

export const direction = {
  column: style([neighbors, componentLayer({ flexDirection: 'column' })]),
  row: style([neighbors, componentLayer({ flexWrap: 'wrap', alignItems: 'center' })]),
};

const gaps = {
  none: '0',
  xsmall: vars.space.half,
  small: vars.space[1],
  medium: vars.space[2],
  large: vars.space[3],
  xlarge: vars.space[4],
  section: vars.space[8],
};

export const gap = styleVariants(gaps, (distance, name) => [
  componentLayer({
    gap: distance,
    ...(name === 'section' && { '@media': { [media.narrow]: { gap: vars.space[5] } } }),
  }),
]);

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => [componentLayer({ alignItems })],
);
