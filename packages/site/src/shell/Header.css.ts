import { breakpoints, focusRing, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from './layout.css.ts';

/** Menu and name share a row; in text so large that they cannot, the menu has its own. */
const hasRoom = '(min-width: 19.5rem) and (max-width: 63.99rem)';

/** A phone, or large text: a container counts in the size of the text, a window does not. */
const isNarrow = '(max-width: 39.99rem)';

export const header = style({
  position: 'relative',
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.page,
  '@media': { print: { border: 0 } },
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

/** Leaves room for the menu. */
export const rowBesideMenu = style({
  '@container': { [hasRoom]: { flexWrap: 'nowrap', columnGap: vars.space[1], paddingInlineEnd: '8rem' } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  color: vars.text.body,
  fontSize: vars.type.h3,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  textDecoration: 'none',
  '@container': { [isNarrow]: { fontSize: vars.type.small } },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

/** The short name on a phone. */
export const name = {
  long: style({ '@media': { screen: { '@container': { [isNarrow]: { display: 'none' } } } } }),
  short: style({
    display: 'none',
    '@media': { screen: { '@container': { [isNarrow]: { display: 'inline' } } } },
  }),
};

/** A phone has it in the menu. */
export const join = style({ '@container': { [isNarrow]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@container': { [hasRoom]: { flexShrink: 0 } },
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
    '@container': { [hasRoom]: { paddingBlockEnd: 0 } },
    '@media': { print: { display: 'none' } },
    // In a row the first word stands under the brand; what it is padded with reaches out to the left.
    '@supports': {
      'selector(::details-content)': {
        '@media': {
          [`(min-width: ${breakpoints.wide})`]: {
            paddingInlineStart: `calc(${vars.space[4]} - ${vars.space[2]})`,
          },
        },
      },
    },
  },
]);

// The list opens below the row and moves the page down: it covers nothing, also without script.
globalStyle(`${navigation} [data-part=menu-summary]`, {
  '@container': {
    [hasRoom]: { position: 'absolute', insetBlockStart: '0.625rem', insetInlineEnd: vars.space[2] },
  },
});
