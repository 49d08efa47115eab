import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { aside, box, lines } from '../shell/layout.css.ts';

export const note = style({ color: vars.text.muted, fontSize: vars.type.small });

export const body = style({ minInlineSize: 0 });

globalStyle(`${body} > :first-child > h2:first-child`, { marginBlockStart: 0 });

/** Beside the lead where there is room: key points, filters. */
export const besideLead = style([
  box,
  {
    background: vars.surface.page,
    marginBlockStart: vars.space[3],
    '@media': { [media.wide]: { gridColumn: lines.rest, gridRow: '1 / span 2', marginBlockStart: 0 } },
  },
]);

globalStyle(`${besideLead} :is(ul, ol)`, { paddingInlineStart: vars.space[3] });

export const view = style({ marginBlock: vars.space[3] });

export const contents = {
  /** In the third beside the text. */
  beside: style([
    aside,
    {
      '@media': {
        [media.wide]: {
          position: 'sticky',
          insetBlockStart: vars.space[3],
          maxBlockSize: `calc(100vh - ${vars.space[6]})`,
          overflowY: 'auto',
        },
      },
    },
  ]),
  /** In columns below the lead, and beside what is beside it. */
  below: style([
    {
      marginBlockStart: vars.space[3],
      '@media': { [media.wide]: { gridColumn: lines.wide } },
      selectors: { [`${besideLead} + &`]: { '@media': { [media.wide]: { gridColumn: lines.text } } } },
    },
  ]),
};

/** A browser that can show what is closed has no disclosure beside the text. */
const canShowClosed = 'selector(::details-content)';

export const contentsLabel = style({ display: 'none', margin: 0, fontWeight: vars.type.bold });

export const contentsSummary = style({
  paddingBlock: vars.space[1],
  color: vars.link.base,
  fontWeight: vars.type.bold,
  cursor: 'pointer',
});

export const contentsList = style({ margin: 0, padding: 0, listStyle: 'none', scrollTargetGroup: 'auto' });

globalStyle(`${contents.below} > details > ul`, { columns: '11rem', columnGap: vars.space[4] });
globalStyle(`${contents.below} li`, { breakInside: 'avoid' });

const nav = `nav:has(> ${contentsLabel})`;

globalStyle(nav, { '@media': { print: { display: 'none' } } });
globalStyle(`${contentsLabel}, ${nav} ::details-content`, {
  '@supports': {
    [canShowClosed]: {
      '@media': { [media.wide]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});
globalStyle(`${nav} summary`, {
  '@supports': { [canShowClosed]: { '@media': { [media.wide]: { display: 'none' } } } },
});

globalStyle(`${contentsList} a`, {
  display: 'block',
  padding: `0.3rem ${vars.space[2]}`,
  borderInlineStart: `2px solid ${vars.border.subtle}`,
  textDecoration: 'none',
  // The list scrolls where it is long, and would cut off a ring around the link.
  outlineOffset: '-3px',
});
globalStyle(`${contentsList} a:is(:hover, :focus-visible)`, { textDecoration: 'underline 2px' });

// The section in view, where the browser tells which it is.
globalStyle(`${contentsList} a:target-current`, {
  '@supports': {
    '(scroll-target-group: auto)': {
      paddingInlineStart: '0.875rem',
      borderInlineStart: `4px solid ${vars.action.base}`,
      fontWeight: vars.type.bold,
    },
  },
});

export const card = style({
  minInlineSize: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  breakInside: 'avoid',
});

globalStyle(`${card} > :last-child, ${card} > :last-child > :last-child`, { marginBlockEnd: 0 });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

export const details = style([note, { marginBlock: `0 ${vars.space[1]}` }]);

/** Notes on a count, separated from the text of the bar. */
export const countNote = style([note, { marginBlockStart: vars.space[1] }]);

/** Marks invented content, quieter than the content itself. */
export const tag = style([note, { marginInlineEnd: vars.space[1] }]);

/** A line of a card or a figure, near the next one. */
export const cardLine = style({ marginBlock: `0 ${vars.space[1]}`, breakAfter: 'avoid' });

/** Links below each other, with touch-sized distances. */
export const links = style({});

globalStyle(`${links} li`, { paddingBlock: '0.3rem' });

export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

// In very large text a number or an address breaks before the page grows wider.
globalStyle(`${contact} > a`, {
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // On a phone all are as wide as the page.
  '@media': { [media.narrow]: { flex: '1 1 100%' } },
});

/** An item of a row, followed by a dot that screen readers ignore. */
export const detail = style({
  // Inline boxes without it are one text to screen readers.
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: '"\\a0· " / ", "' } },
});
