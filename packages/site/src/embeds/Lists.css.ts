import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { cards } from './Article.css.ts';

/** Rows with a rule between them: what is only words has no box. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${rows} > li`, {
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
});

/** News: the day in a column of its own, on a narrow screen above the title. */
export const newsItem = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  '@media': { [media.narrow]: { display: 'block' } },
});

const fill = (width: string) =>
  style([cards, { gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }]);

/** Documents: three columns in the whole width. */
export const columns = fill('18rem');

/** Tests and stories: two columns beside the contents. */
export const topics = fill('15rem');

/** Each fact is a line; in large text its detail is below its term. */
export const facts = style({});

globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap' });
globalStyle(`${facts} dt`, { flex: '0 0 7rem' });
globalStyle(`${facts} dd`, { flex: '1 1 8rem' });

// On paper below each other, with no control: columns that are kept together leave pages half empty.
globalStyle(rows, { '@media': { print: { display: 'block' } } });
globalStyle(`${rows} summary`, { '@media': { print: { display: 'none' } } });
