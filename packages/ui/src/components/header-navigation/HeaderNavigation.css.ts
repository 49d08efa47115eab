import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

/** The row needs a browser that can show closed content by style; others keep the one disclosure on wide screens. */
const canShowClosed = 'selector(::details-content)';

const summary = {
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'center',
  minBlockSize: vars.target,
  padding: `${vars.space.half} ${vars.space[2]}`,
  borderRadius: vars.radius,
  color: vars.link.base,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineLead,
  cursor: 'pointer',
  listStyle: 'none',
} as const;

/** A chevron of two borders: it takes the text's color, also in forced colors, and is never spoken. */
const chevron = {
  content: "''",
  flex: 'none',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderStyle: 'solid',
  borderWidth: '0 0.15em 0.15em 0',
  transform: 'translateY(-0.15em) rotate(45deg)',
  transition: 'transform 150ms',
} as const;

const summarySelectors = {
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': chevron,
  '[open] > &::after': { transform: 'translateY(0.15em) rotate(225deg)' },
  '&:hover': { color: vars.link.hover, background: vars.surface.sunken, textDecoration: 'underline' },
  '&:focus-visible': focusRing,
} as const;

const still = { selectors: { '&::after': { transition: 'none' } } } as const;

const anchor = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  padding: `${vars.space.half} ${vars.space[2]}`,
  borderRadius: vars.radius,
  color: vars.link.base,
  lineHeight: vars.type.lineLead,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.link.hover, background: vars.surface.sunken, textDecoration: 'underline' },
    // A bar beside the text, so that the current page does not differ by color alone.
    '&[aria-current]': {
      color: vars.text.body,
      borderInlineStart: `0.25rem solid ${vars.action.base}`,
      paddingInlineStart: `calc(${vars.space[2]} - 0.25rem)`,
    },
    '&:focus-visible': focusRing,
  },
} as const;

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const root = style(
  componentLayer({
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    color: vars.text.body,
    '@media': {
      [media.print]: { display: 'none' },
    },
  }),
);

export const menu = style(
  componentLayer({
    '@supports': {
      [canShowClosed]: {
        '@media': {
          [media.wide]: {
            selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
          },
        },
      },
    },
  }),
);

export const menuSummary = style(
  componentLayer({
    ...summary,
    inlineSize: 'fit-content',
    border: `1px solid ${vars.border.control}`,
    selectors: summarySelectors,
    '@supports': {
      [canShowClosed]: { '@media': { [media.wide]: { display: 'none' } } },
    },
    '@media': {
      [media.reducedMotion]: still,
    },
  }),
);

export const list = style(
  componentLayer({
    ...plainList,
    paddingBlockStart: vars.space[1],
    '@supports': {
      [canShowClosed]: {
        '@media': {
          [media.wide]: {
            position: 'relative',
            display: 'flex',
            flexWrap: 'wrap',
            paddingBlockStart: 0,
          },
        },
      },
    },
  }),
);

export const item = style(
  componentLayer({
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    },
    '@supports': {
      [canShowClosed]: { '@media': { [media.wide]: { selectors: { '& + &': { borderBlockStart: 0 } } } } },
    },
  }),
);

export const groupSummary = style(
  componentLayer({
    ...summary,
    justifyContent: 'space-between',
    selectors: {
      ...summarySelectors,
      // The group that holds the current page.
      'details:has([aria-current]) > &': {
        textDecoration: 'underline',
        textDecorationThickness: '3px',
        // A gap below the tail of a y would cut a line this thick in two.
        textDecorationSkipInk: 'none',
      },
    },
    '@media': {
      [media.reducedMotion]: still,
    },
  }),
);

export const pages = style(
  componentLayer({
    ...plainList,
    paddingBlockEnd: vars.space[1],
    paddingInlineStart: vars.space[2],
    '@supports': {
      [canShowClosed]: {
        '@media': {
          [media.wide]: {
            // Below all of the row, so that it stays on the screen and hides no other group and no focus ring.
            position: 'absolute',
            zIndex: 1,
            // Where the text of the first label begins.
            insetInlineStart: vars.space[2],
            inlineSize: 'max-content',
            maxInlineSize: `calc(100% - ${vars.space[2]})`,
            insetBlockStart: `calc(100% + ${vars.space[1]})`,
            columnCount: 2,
            columnGap: vars.space[2],
            padding: vars.space[1],
            border: `1px solid ${vars.border.subtle}`,
            borderRadius: vars.radius,
            background: vars.surface.raised,
            boxShadow: vars.shadow,
          },
        },
      },
    },
  }),
);

export const link = style(componentLayer({ ...anchor, fontWeight: vars.type.bold }));

// No column cuts a link in two.
export const page = style(componentLayer({ ...anchor, breakInside: 'avoid' }));
