import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

export const privacy = style({ flex: '1 0 100%', color: vars.text.muted, fontSize: vars.type.small });

/** Hidden, but with its final size. */
export const notYet = style([
  privacy,
  { visibility: 'hidden', '@media': { '(scripting: none)': { display: 'none' } } },
]);

/** Receives focus after a search with an ambiguous place; takes no space while empty. */
export const answer = style({ ':empty': { display: 'none' }, ':focus': { outline: 'none' } });

export const choices = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
