import { focusRing, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { side, wide } from './layout.css.ts';

/** Menu and name share a row; in text so large that they cannot, the menu is beside the language below. */
const hasRoom = '(min-width: 19.5rem) and (max-width: 63.99rem)';
const hasNoRoom = '(min-width: 12rem) and (max-width: 19.49rem)';

/** A phone, or large text: a container counts in the size of the text, a window does not. */
const isNarrow = '(max-width: 47.99rem)';

export const header = style({
  position: 'relative',
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.page,
  '@media': { print: { border: 0 } },
});

/** The band of the brand. On paper and in forced colors it has the colors of the page. */
export const masthead = style({
  background: vars.surface.deep,
  '@media': {
    print: { background: 'none' },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const row = style([
  wide,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    paddingBlock: vars.space[2],
    '@media': { [media.compact]: { minBlockSize: '4rem', paddingBlock: vars.space[1] } },
  },
]);

// Leaves room for the menu.
globalStyle(`${masthead}:not(:last-child) > ${row}`, {
  '@container': {
    [hasRoom]: {
      columnGap: vars.space[1],
      // The menu is at the top, whatever the height of the name.
      alignItems: 'start',
      paddingInlineEnd: `calc(7rem + ${side})`,
    },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target,
  color: vars.text.body,
  fontSize: vars.type.h3,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  textDecoration: 'none',
  '@container': {
    [isNarrow]: { fontSize: vars.type.small },
    // Its longest word decides whether the language goes below, not its whole name.
    [hasRoom]: { flex: 1 },
  },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

/** One color in forced colors. */
const inOneColor = { '(forced-colors: active)': { stroke: 'CanvasText' } };

export const mark = style({
  flex: 'none',
  fill: 'none',
  stroke: vars.action.base,
  strokeWidth: 5,
  strokeLinecap: 'round',
  '@media': inOneColor,
  // The smallest screens need its room for the name, the language and the menu.
  '@container': { '(max-width: 22.49rem)': { display: 'none' } },
});

globalStyle(`${mark} > :last-child`, { stroke: vars.accent, '@media': inOneColor });

/** The short name on a phone. */
export const name = {
  long: style({ '@media': { screen: { '@container': { [isNarrow]: { display: 'none' } } } } }),
  short: style({
    display: 'none',
    '@media': { screen: { '@container': { [isNarrow]: { display: 'inline' } } } },
  }),
};

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@container': {
    // The menu's block lies over this line.
    [hasNoRoom]: { position: 'relative', zIndex: 1, marginInlineStart: `calc(-1 * ${vars.space[1]})` },
  },
  '@media': {
    print: { display: 'none' },
  },
});

/** Useless without script. */
export const print = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// No language is broken in two.
globalStyle(`${actions} a`, { whiteSpace: 'nowrap' });

// A phone offers the other language only.
globalStyle(`${actions} li:has([lang][aria-current])`, { '@container': { [isNarrow]: { display: 'none' } } });

export const navigation = style([
  wide,
  {
    paddingBlockEnd: vars.space[1],
    '@container': {
      [hasRoom]: { paddingBlockEnd: 0 },
      [hasNoRoom]: { marginBlockStart: `calc(-1 * (${vars.target} + ${vars.space[1]}))` },
    },
    '@media': { print: { display: 'none' } },
    // In a row the first label is aligned with the brand, and the last with the languages, so that their padding extends beyond.
    '@supports': {
      'selector(::details-content)': {
        '@media': { [media.wide]: { paddingInline: `calc(${side} - ${vars.space[2]})` } },
      },
    },
  },
]);

// The list opens below the row and moves the page down: it covers nothing, also without script.
globalStyle(`${navigation} [data-part=menu-summary]`, {
  background: vars.surface.page,
  '@container': {
    [hasRoom]: { position: 'absolute', insetBlockStart: vars.space[1], insetInlineEnd: side },
    [hasNoRoom]: { marginInlineStart: 'auto', paddingInline: vars.space.half },
  },
});

// The way to join is at the end of the row.
globalStyle(`${navigation} [data-part=item]:last-child`, { marginInlineStart: 'auto' });

globalStyle(`${navigation} [data-part=item]:last-child > [aria-current]`, {
  '@container': { [hasRoom]: { borderColor: 'transparent', textDecoration: 'underline' } },
});
