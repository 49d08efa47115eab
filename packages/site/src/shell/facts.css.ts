import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A list of facts: each a small term with its detail below. */
export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `0 0 ${vars.space[1]}`,
  // “electrocardiograma”, in large text on a narrow screen
  overflowWrap: 'anywhere',
});

globalStyle(`${facts} dt`, { color: vars.text.muted, fontSize: vars.type.small });
globalStyle(`${facts} dd`, { margin: 0 });
// On one line on paper, so that more of a list is on its first page.
globalStyle(`${facts} > div`, { '@media': { print: { display: 'flex', gap: vars.space[1] } } });
