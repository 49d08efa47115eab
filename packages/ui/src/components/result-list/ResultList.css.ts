import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({ color: vars.text.body, fontFamily: vars.type.family, overflowWrap: 'anywhere' }),
);

export const heading = style(
  componentLayer({ marginBlock: `0 ${vars.space[2]}`, selectors: { '&:focus-visible': focusRing } }),
);

export const summary = style(componentLayer({ marginBlock: `0 ${vars.space[2]}` }));

export const group = style(componentLayer({ minInlineSize: 0 }));

export const groupHeading = style(
  componentLayer({
    marginBlock: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockEnd: `2px solid ${vars.border.subtle}`,
    paddingBlockEnd: vars.space.half,
    fontSize: vars.type.h3,
  }),
);

export const list = style(
  componentLayer({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  componentLayer({
    display: 'grid',
    gap: vars.space.half,
    minInlineSize: 0,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    breakInside: 'avoid',
    selectors: { '&[aria-current]': { outline: `3px solid ${vars.action.base}` } },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outlineColor: 'Highlight' } } } },
  }),
);

export const title = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineHeading,
    selectors: { '&:focus-visible': focusRing },
  }),
);

/** The title, and at the end of its line what it is compared by. */
export const head = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[2]}`,
    alignItems: 'baseline',
    justifyContent: 'space-between',
  }),
);

export const aside = style(
  componentLayer({
    margin: 0,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const description = style(
  componentLayer({ margin: 0, color: vars.text.muted, lineHeight: vars.type.lineLead }),
);

export const statuses = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.half} ${vars.space[2]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const ring = {
  content: "''",
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlockStart: '0.3em',
  insetInlineStart: 0,
  inlineSize: '1em',
  blockSize: '1em',
  border: '0.15em solid currentColor',
  borderRadius: '50%',
} as const;

const statusText = style(componentLayer({ position: 'relative', paddingInlineStart: '1.5em' }));

/**
 * Filled for open, a ring with a bar for closed, as on the map: shapes, so that nobody must distinguish colors.
 * Borders, since forced colors remove backgrounds.
 */
export const status = {
  open: style([
    statusText,
    componentLayer({
      color: vars.success.text,
      fontWeight: vars.type.bold,
      selectors: { '&::before': { ...ring, borderWidth: '0.5em' } },
    }),
  ]),
  closed: style([
    statusText,
    componentLayer({
      color: vars.text.muted,
      selectors: {
        '&::before': ring,
        '&::after': {
          content: "''",
          position: 'absolute',
          insetBlockStart: '0.7em',
          insetInlineStart: '0.25em',
          inlineSize: '0.5em',
          borderBlockStart: '0.2em solid currentColor',
        },
      },
    }),
  ]),
};

export const facts = style(componentLayer({ display: 'grid', gap: vars.space.half, margin: 0 }));

export const fact = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 9rem) 1fr',
    columnGap: vars.space[2],
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
  }),
);

export const term = style(componentLayer({ color: vars.text.muted }));

export const detail = style(componentLayer({ margin: 0, minInlineSize: 0 }));

export const actions = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space.half,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
