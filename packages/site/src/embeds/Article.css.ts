import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ color: vars.text.muted, fontSize: vars.type.small });

const besides = `(min-width: ${breakpoints.wide})`;

/** On a wide screen the contents are beside the text and sticky. */
export const besideContents = style({
  '@media': {
    [besides]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${vars.width.reading}) minmax(14rem, 1fr)`,
      columnGap: vars.space[6],
      alignItems: 'start',
      selectors: { '&&': { maxInlineSize: 'none' } },
    },
  },
});

/** The finder takes the whole width, with the contents above the text. */
const withFinder = `${besideContents}:has(section[data-finder])`;

globalStyle(withFinder, { '@media': { [besides]: { display: 'block' } } });

/** Figures have their tables beside them from 52rem. Text keeps to the reading column. */
globalStyle(`${besideContents}:has([data-figure])`, {
  '@media': { [besides]: { gridTemplateColumns: 'minmax(0, 52rem) minmax(13rem, 1fr)' } },
});

export const body = style({ minInlineSize: 0, '@media': { [besides]: { gridColumn: 1 } } });

/** The page has the finder's margin. */
globalStyle(`${body} section[data-finder]`, { paddingInline: 0 });

globalStyle(`${body} > :first-child > h2:first-child`, { marginBlockStart: vars.space[4] });

export const keyPoints = style({
  marginBlock: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius,
  background: vars.surface.warm,
  '@media': {
    [besides]: { gridColumn: 1, marginBlock: 0, maxInlineSize: vars.width.reading },
    [media.narrow]: { padding: vars.space[2] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

globalStyle(`${keyPoints} :is(ul, ol)`, { marginBlockEnd: 0, paddingInlineStart: vars.space[3] });

globalStyle(`${keyPoints} > :last-child > :last-child`, { marginBlockEnd: 0 });

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

globalStyle(`${withFinder} > ${contents}`, {
  '@media': { [besides]: { position: 'static', marginBlock: vars.space[4], maxBlockSize: 'none' } },
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
  '@media': { [media.narrow]: { padding: vars.space[2] } },
});

globalStyle(`${card} > :last-child, ${card} > :last-child > :last-child`, { marginBlockEnd: 0 });

// A list within a list would get hollow bullets.
globalStyle(`${card} ul`, { listStyleType: 'disc' });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

export const details = style([note, { marginBlock: `0 ${vars.space[1]}` }]);

/** Notes on a count, separated from the text of the bar. */
export const countNote = style([note, { marginBlockStart: vars.space[1] }]);

/** Marks invented content. */
export const tag = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[1],
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  color: vars.accent,
  fontSize: vars.type.small,
});

export const tagLine = style({ marginBlock: `0 ${vars.space[1]}` });

/** Links below each other, with touch-sized distances. */
export const links = style({ margin: 0 });

globalStyle(`${links} li`, { paddingBlock: '0.3rem' });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  marginBlockEnd: vars.space[1],
  padding: 0,
  listStyle: 'none',
});

// In very large text a number or an address breaks before the page grows wider.
globalStyle(`${contact} > li > a`, {
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// On a phone both are as wide as the page.
globalStyle(`${contact} > li`, { '@media': { [media.narrow]: { flex: '1 1 100%' } } });
globalStyle(`${contact} a`, {
  '@media': { [media.narrow]: { boxSizing: 'border-box', inlineSize: '100%' } },
});

/** An item of a row, followed by a dot that screen readers ignore. */
export const detail = style({
  selectors: { '&:not(:last-child)::after': { content: '"\\a0· " / ""' } },
});
