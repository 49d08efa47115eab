import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

const thickness = '0.375rem';

/** Takes no room while idle or loading, so that nothing on the page moves. */
export const root = style(
  componentLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    fontFamily: vars.type.family,
    '@media': {
      [media.print]: { display: 'none' },
    },
  }),
);

export const bar = style(
  componentLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'block',
    inlineSize: '100%',
    blockSize: thickness,
    border: 0,
    appearance: 'none',
    background: vars.surface.sunken,
    selectors: {
      '&::-webkit-progress-bar': { background: vars.surface.sunken },
      '&::-webkit-progress-value': { background: vars.action.base },
      '&::-moz-progress-bar': { background: vars.action.base },
      [`${root}[data-state="failed"] &::-webkit-progress-value`]: { background: vars.danger.text },
      [`${root}[data-state="failed"] &::-moz-progress-bar`]: { background: vars.danger.text },
    },
    '@media': {
      // The roles are system colors here; the browser's own drawing would hide how full the bar is.
      [media.forcedColors]: {
        blockSize: `calc(${thickness} + 2px)`,
        border: `1px solid ${vars.text.body}`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);

export const text = style(
  componentLayer({
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
    borderBlockEnd: `1px solid ${vars.danger.text}`,
    background: vars.danger.surface,
    color: vars.danger.text,
    fontSize: vars.type.body,
    fontWeight: vars.type.bold,
    selectors: {
      [`${root}:not([data-state="failed"]) &`]: { padding: 0, border: 0 },
    },
  }),
);
