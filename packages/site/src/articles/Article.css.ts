import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ color: vars.text.muted, fontSize: vars.type.small });

const besides = `(min-width: ${breakpoints.wide})`;

/** On a wide screen the contents stand beside the words and stay in view. */
export const besideContents = style({
  selectors: { '&&': { maxInlineSize: 'none' } },
  '@media': {
    [besides]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${vars.width.reading}) minmax(14rem, 1fr)`,
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const body = style({ minInlineSize: 0, '@media': { [besides]: { gridColumn: 1 } } });

/** The finder's own margin is the page's here. */
globalStyle(`${body} section[data-hydrate]`, { paddingInline: 0 });

globalStyle(`${body} > :first-child > h2:first-child`, { marginBlockStart: vars.space[4] });

export const keyPoints = style({
  marginBlock: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius,
  background: vars.surface.warm,
  '@media': {
    [besides]: { gridColumn: 1, marginBlock: 0 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const keyPointsHeading = style({ marginBlock: `0 ${vars.space[2]}`, fontSize: vars.type.h3 });

export const view = style({ marginBlock: vars.space[3] });

export const contents = style({
  marginBlock: vars.space[3],
  '@media': {
    [besides]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.space[3],
      marginBlock: 0,
      maxBlockSize: `calc(100vh - ${vars.space[6]})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
  paddingInlineStart: vars.space[2],
  borderInlineStart: `4px solid ${vars.border.control}`,
});

export const contentsLabel = style({ marginBlock: `0 ${vars.space[1]}`, fontWeight: vars.type.bold });

export const contentsList = style({ margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${contentsList} a`, { display: 'inline-block', paddingBlock: '0.3rem' });

export const cards = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  breakInside: 'avoid',
});

globalStyle(`${card} > :last-child`, { marginBlockEnd: 0 });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

export const details = style([note, { marginBlock: `0 ${vars.space[1]}` }]);

/** Says that something is made up. */
export const tag = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[1],
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  color: vars.accent,
  fontSize: vars.type.small,
});

/** A word of several in a row, with a dot that is not heard between it and the next. */
export const detail = style({
  selectors: { '&:not(:last-child)::after': { content: '"\\a0· " / ""' } },
});
