import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';
import { FINDER_FORM } from './finder-address.ts';

export const finder = style([wide, { paddingBlock: vars.space[5] }]);

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

export const place = style({ flex: '1 1 14rem' });

export const placeActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** A button, as wide as the field on a phone. */
export const placeAction = style({ '@media': { [media.narrow]: { display: 'grid', flex: '1 1 100%' } } });

export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** With script a filter applies at once. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

export const results = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    // Those of the search before, while another one takes its time.
    [`:root:has(#${FINDER_FORM} [data-pending]) &`]: { opacity: 0.7, transition: 'opacity 0s 300ms' },
  },
});

/** The link to more results, as wide as they are. */
export const more = style({ display: 'grid' });

/** The states by name, in columns that are read downwards. */
export const states = style({
  columns: '9.5rem 5',
  columnGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A phone has the page of all.
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`${states} > li`, { breakInside: 'avoid' });
globalStyle(`${states} a`, { display: 'inline-block', paddingBlock: '0.3rem' });

export const stateHint = style({
  marginBlock: `0 ${vars.space[2]}`,
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});

/** A result: its details and the way to ask share the last line. */
export const result = style({
  selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

globalStyle(`${result} > :not([data-component=disclosure], [data-part=actions])`, { gridColumn: '1 / -1' });

export const details = style({
  selectors: { '&&': { border: 0, background: 'none', marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
});

export const none = style({ maxInlineSize: vars.width.reading });

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

/** The list and the map of the same study sites. */
export const sideBySide = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [wideScreen]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)' },
    [noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const list = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

/** Its room, that of its longest text, is kept while it loads; it stays in view beside a longer list. */
export const map = style({
  display: 'none',
  gap: vars.space[2],
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    print: { display: 'none' },
    [wideScreen]: { display: 'grid', alignContent: 'start', minBlockSize: '59rem' },
    [`${wideScreen} and (min-height: 36rem)`]: { position: 'sticky', insetBlockStart: vars.space[2] },
    [noScript]: { display: 'none' },
  },
  ':focus': { outline: 'none' },
});

globalStyle(`${map} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const credit = style({ color: vars.text.muted, fontSize: vars.type.small });

globalStyle(`:is(${form}, ${placeForm}, ${results}, ${list}) > *`, { marginBlock: 0, minInlineSize: 0 });
