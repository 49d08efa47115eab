import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Rows with a rule between them: what is only words has no box. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${rows} > li`, {
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
});

export const news = rows;

/** News: the day in a column of its own, above the title where there is no room. */
export const newsItem = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });

globalStyle(`${newsItem} > *`, { flex: '1 1 8rem' });
globalStyle(`${newsItem} > :last-child`, { flex: '99 1 14rem', minInlineSize: 0 });

const fill = (width: string) => ({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
});

/** Documents: three columns in the whole width. */
export const documents = style({ margin: 0, padding: 0, listStyle: 'none', ...fill('18rem') });

/** Tests, stories and places that help: four columns in the whole width. */
export const tiles = style([rows, fill('15rem')]);

/** What people ask first of a test, below its name. */
export const factLine = style({
  color: vars.text.muted,
  textWrap: 'wrap',
  fontWeight: vars.type.regular,
  fontSize: vars.type.small,
});

// On paper below each other, with no control: columns that are kept together leave pages half empty.
globalStyle(rows, { '@media': { print: { display: 'block' } } });
globalStyle(`${rows} summary`, { '@media': { print: { display: 'none' } } });
