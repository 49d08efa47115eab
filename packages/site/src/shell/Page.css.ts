import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { columns, lines } from './layout.css.ts';
import { section } from './sections.css.ts';

export const page = style([columns, section.words]);

// Text keeps to the reading column; the class of wider content is stronger.
globalStyle(`:where(${page}) > *`, {
  minInlineSize: 0,
  maxInlineSize: vars.width.reading,
  '@media': { [media.wide]: { gridColumn: lines.text } },
});

globalStyle(`${page} [data-component=notice]:not(:empty)`, { marginBlock: vars.space[3] });
