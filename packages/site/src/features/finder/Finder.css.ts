import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { CAN_I_JOIN, FINDER_FORM, SAVED } from './finder-url.ts';

/** Questions of "Can I join?". Buttons have the width of fields. */
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: vars.width.reading,
  '@media': { print: { display: 'none' } },
});

/** The field and the buttons side by side; on a phone below each other. */
export const placeForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'end',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const place = style({ flex: '1 1 16rem' });

export const placeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.narrow]: { flex: '1 1 100%', gap: vars.space[1] } },
});

/** A button; on a phone both share the width of the field, or have a line each. */
export const placeAction = style({ '@media': { [media.narrow]: { display: 'grid', flex: '1 1 auto' } } });

export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const results = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    // Those of the search before, while another one takes its time.
    [`:root:has(#${FINDER_FORM} [data-pending]) &`]: { opacity: 0.7 },
  },
});

// The ring of what takes focus is whole at the edge of the window.
globalStyle(`${results} [data-part=heading]`, { scrollMarginBlock: vars.space[2] });

// It removes what is chosen, and must not look like the way on.
globalStyle(`${results} [data-component=filter-set] [data-variant=secondary]`, {
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
});

/** The link to more results, as wide as they are. */
export const more = style({ display: 'grid' });

/** The states by name, in columns that are read downwards. */
export const stateIndex = style({
  columns: '9.5rem 5',
  columnGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
});

// A search that only the device knows: what follows is out of view until it is answered.
globalStyle(`[data-near] ${results}`, { minBlockSize: '100vh' });
globalStyle(`${stateIndex} > li`, { breakInside: 'avoid' });
globalStyle(`${stateIndex} a`, {
  display: 'inline-block',
  '@media': { [media.narrow]: { paddingBlock: '0.3rem' } },
});

/** A phone has the page of all. */
export const states = style([stateIndex, { '@media': { [media.narrow]: { display: 'none' } } }]);

export const stateHint = style({
  marginBlock: `0 ${vars.space[2]}`,
  '@media': { [media.narrow]: { display: 'none' } },
});

/** A result: its details and the way to ask share the last line where their words fit. */
export const result = style({
  selectors: {
    '&&': {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: 0,
      alignItems: 'center',
      paddingBlock: '0.75rem',
    },
  },
});

// Long names leave the distance whole, at the end of the first line.
globalStyle(`${result} > div:first-child`, { flexWrap: 'nowrap' });
globalStyle(`${result} > :is([data-part=description], [data-part=statuses])`, {
  lineHeight: vars.type.lineHeading,
});
// The shapes stand in the middle of a lower line.
globalStyle(`${result} [data-part=status]::before`, { insetBlockStart: '0.1em' });
globalStyle(`${result} [data-part=status]::after`, { insetBlockStart: '0.5em' });
globalStyle(`${result} > [data-component=disclosure]`, { flex: 1 });
// The list breaks long words anywhere, which would leave a column of letters.
globalStyle(`${result} summary *`, { overflowWrap: 'normal' });
globalStyle(`${result} > [data-part=actions]`, {
  marginBlockStart: vars.space.half,
});
globalStyle(`${result} > [data-part=actions] :is(a, button)`, {
  minBlockSize: vars.target,
  paddingBlock: vars.space.half,
});
// The way to ask comes before a note for oneself.
globalStyle(`${result} > [data-part=actions] button`, {
  border: 0,
  background: 'none',
  textDecoration: 'underline',
});
globalStyle(`${result} [data-part=aside]`, { whiteSpace: 'nowrap' });

globalStyle(`${result} > :not([data-component=disclosure], [data-part=actions])`, { inlineSize: '100%' });

/** Why nothing was kept, at the button. */
export const failed = style({
  maxInlineSize: '16rem',
  margin: 0,
  color: vars.danger.text,
  fontSize: vars.type.small,
});

globalStyle(`${result} > [data-part=actions] [aria-pressed=true]`, { background: vars.info.surface });

// The card of saved study sites, without the page around it.
globalStyle(`[data-printing] :not(:has(#${SAVED}), #${SAVED}, #${SAVED} *)`, {
  '@media': { print: { display: 'none' } },
});

export const details = style({
  selectors: { '&&': { border: 0, background: 'none' } },
  '@media': { screen: { selectors: { '&&': { marginInlineStart: `calc(-1 * ${vars.space[2]})` } } } },
});

// On paper there is nothing to fill in or to press, and the first results stand below the heading.
globalStyle(`#${CAN_I_JOIN}, ${more}, ${details} summary`, { '@media': { print: { display: 'none' } } });

const noScript = '(scripting: none)';
const wideScreen = `screen and ${media.wide}`;

/** Beside each other the map needs no button. */
export const mapToggle = style({
  '@media': {
    print: { display: 'none' },
    [noScript]: { display: 'none' },
    [wideScreen]: { display: 'none' },
  },
});

/** On paper: a finder before a search, which has no list, and what the list has too. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } });

/** The list and the map of the same study sites. */
export const sideBySide = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [wideScreen]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(30rem, 45%))' },
    [noScript]: { selectors: { '&:has(> [data-script-only])': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  // On a phone the heading of the results is in view, in Spanish too.
  '@media': { [media.compact]: { gap: vars.space[2] } },
});

// Who it is for, and whether it is open, on one line.
globalStyle(`${list} [data-part=main-filters] > *`, { flexBasis: '17rem' });

export const none = style([list, { maxInlineSize: vars.width.reading }]);

// A study site that is active on the map.
globalStyle(`${list} [data-active]`, { outline: `3px solid ${vars.accent}` });

// The way to the map is in view with the results.
globalStyle(`${list} [data-part=heading]`, {
  '@media': { [media.compact]: { scrollMarginBlockStart: '9rem' } },
});

/** Its room, that of its longest text, is kept while it loads; it stays in view beside a longer list. */
export const map = style({
  display: 'none',
  gap: vars.space[2],
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    print: { display: 'none' },
    [wideScreen]: { display: 'grid', alignContent: 'start', minBlockSize: '40rem' },
    [`${wideScreen} and (min-height: 36rem)`]: { position: 'sticky', insetBlockStart: vars.space[2] },
    [noScript]: { selectors: { '&[data-script-only]': { display: 'none' } } },
  },
  ':focus': { outline: 'none' },
});

/** All study sites, before a search. */
export const still = style({ margin: 0 });

globalStyle(`${still} > img`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const credit = style({ color: vars.text.muted, fontSize: vars.type.small });

// Results that only the device knows push it out of view.
globalStyle(`[data-near] ${credit}`, { display: 'none' });

globalStyle(`:is(${form}, ${placeForm}, ${results}, ${list}) > *`, { marginBlock: 0, minInlineSize: 0 });
