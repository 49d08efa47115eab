import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    maxInlineSize: vars.width.page,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineHeading,
    overflowWrap: 'anywhere',
  }),
);

export const position = style(componentLayer({ margin: 0 }));

export const steps = style(
  componentLayer({
    display: 'flex',
    gap: vars.space.half,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** A border, since backgrounds vanish in forced colors and in print; it differs by thickness, not by color alone. */
const step = {
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: vars.space[1],
  fontSize: vars.type.small,
  '@media': { [media.narrow]: { paddingBlockStart: 0 } },
} as const;

export const reached = style(
  componentLayer({
    ...step,
    borderBlockStart: `8px solid ${vars.action.base}`,
    selectors: { '&[aria-current]': { fontWeight: vars.type.bold } },
  }),
);

export const ahead = style(
  componentLayer({
    ...step,
    marginBlockStart: '6px',
    borderBlockStart: `2px solid ${vars.border.control}`,
    color: vars.text.muted,
  }),
);

/** On a narrow page the sentence above names the step, and the labels of the others are for screen readers only. */
export const label = style(
  componentLayer({
    '@media': {
      [media.narrow]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const icon = style(
  componentLayer({
    inlineSize: '1.1em',
    blockSize: '1.1em',
    marginInlineStart: vars.space.half,
    verticalAlign: '-0.15em',
    color: vars.action.base,
  }),
);
