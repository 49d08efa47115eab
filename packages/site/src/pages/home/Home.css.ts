import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { note } from '../../embeds/Article.css.ts';
import { aside, columns, lines, wide } from '../../shell/layout.css.ts';
import { lead } from '../../shell/PageLead.css.ts';
import { section } from '../../shell/sections.css.ts';

// Who has searched for a place sees the field and the results.
const found = '[data-found=true]';

/** Only before a search. */
export const beforeSearch = style({ selectors: { [`${found} &&`]: { display: 'none' } } });

/** Text with the drawing beside it, whose feet are on the edge of the section. */
export const welcome = style([columns, { paddingBlock: 0 }]);

export const welcomeText = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gridColumn: '1 / 9' } },
});

globalStyle(`${welcomeText} > *`, { marginBlock: 0, minInlineSize: 0 });

/** Only where there is space beside the text: a small screen begins with the actions. */
export const welcomePicture = style([
  beforeSearch,
  {
    display: 'none',
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': {
      [media.wide]: { display: 'block', gridColumn: lines.aside, alignSelf: 'end' },
      print: { display: 'none' },
    },
  },
]);

export const welcomeLead = style([lead, beforeSearch]);

export const inner = style([wide]);

/** Sections side by side, with the rhythm of text. */
export const row = style([
  wide,
  {
    display: 'grid',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    paddingBlock: vars.space[2],
    '@media': {
      [media.wide]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        paddingBlock: vars.space[3],
      },
    },
  },
]);

globalStyle(`${section.band} > ${row}`, { paddingBlock: 0 });
globalStyle(`${row} > * > :is(:last-child, :last-child > :last-child)`, { marginBlockEnd: 0 });

export const heading = style({ marginBlock: `0 ${vars.space[2]}` });

globalStyle(`${found} ${welcomeText} > h1`, { fontSize: vars.type.h3 });
globalStyle(`${found} > ${section.lead}`, { paddingBlock: vars.space[2] });

export const findHeading = style([heading]);

// Beside results these are for screen readers: the heading of the results is in view.
globalStyle(`${found} :is(${findHeading}, [data-part=legend])`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const cardHeading = style({
  marginBlock: `0 ${vars.space.half}`,
  '@media': { [media.narrow]: { fontSize: vars.type.body } },
});

/** One row for each group: its name, whom it is for, how full it is. */
export const groups = style({
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.border.control}`,
  listStyle: 'none',
});

export const group = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space[4]}`,
  alignItems: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  // In the color of the group.
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: '6px',
  borderBlockStart: `1px solid ${vars.border.control}`,
  breakInside: 'avoid',
  '@media': {
    // Shares of the row, which larger text does not push out of it.
    [media.wide]: { gridTemplateColumns: 'minmax(0, 15fr) minmax(0, 26fr) minmax(0, 26fr)' },
    [media.narrow]: { padding: `${vars.space[1]} ${vars.space[2]}` },
  },
});

globalStyle(`${group} > *`, {
  marginBlock: 0,
  '@media': { [media.narrow]: { fontSize: vars.type.small, lineHeight: 1.4 } },
});
globalStyle(`${group} [data-status=open]`, { color: vars.success.text });

/** The bar above the number with its tag; its name is visually hidden. */
export const enrolled = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.half} ${vars.space[2]}`,
  alignItems: 'center',
  inlineSize: '100%',
});

globalStyle(`${enrolled} > [data-component]`, { display: 'contents' });
globalStyle(`${enrolled} meter`, { '@media': { [media.narrow]: { blockSize: vars.space[1] } } });
globalStyle(`${enrolled} [data-part=label]`, { position: 'absolute' });
globalStyle(`${enrolled} [data-part=value] ~ *`, { order: 1 });

/** Name and status, on one line where they fit. */
export const groupName = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

/** Numbers, or things to do, side by side. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${tiles} > *`, { minInlineSize: 0 });
globalStyle(`${tiles} dd`, { margin: 0 });
globalStyle(`${tiles} dd:first-of-type > strong`, { display: 'block', fontSize: vars.type.h2 });

export const small = style([note, { maxInlineSize: vars.width.reading }]);

/** Sources: a name, then each source. */
export const sources = style({ display: 'grid', gap: vars.space[2], margin: 0 });

globalStyle(`${sources} dt`, { fontWeight: vars.type.bold });
globalStyle(`${sources} dd`, { margin: 0 });

export const after = style({ marginBlock: `${vars.space[2]} 0` });

/** Words, and at their side what to do. */
export const quiet = style([columns]);

globalStyle(`${quiet} > :first-child`, { '@media': { [media.wide]: { gridColumn: lines.text } } });

export const contact = style([
  aside,
  { display: 'grid', gap: vars.space[2], justifyItems: 'start', alignContent: 'start' },
]);

export const news = style({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: vars.width.reading,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** With a rule at its start. */
export const newsItem = style({
  paddingInlineStart: vars.space[2],
  borderInlineStart: `4px solid ${vars.border.control}`,
});

globalStyle(`${newsItem} > p`, { marginBlockEnd: 0 });
