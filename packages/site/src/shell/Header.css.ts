import { breakpoints, focusRing, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from './layout.css.ts';

export const header = style({
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
  },
]);

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  color: vars.text.body,
  fontSize: vars.type.h3,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  textDecoration: 'none',
  '@media': { [media.narrow]: { fontSize: vars.type.body } },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': {
    print: { display: 'none' },
    [media.narrow]: { flex: '1 1 100%', justifyContent: 'space-between' },
  },
});

/** Useless without script. */
export const print = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// Where they stand below the brand, the languages begin with it.
globalStyle(`${actions} > :first-child`, { marginInlineStart: `calc(-1 * ${vars.space[1]})` });

// A phone offers the other language only, so that the languages and the way to join share a line.
globalStyle(`${actions} li:has([lang][aria-current])`, { '@media': { [media.narrow]: { display: 'none' } } });

export const navigation = style([
  wide,
  {
    paddingBlockEnd: vars.space[1],
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
