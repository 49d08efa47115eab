import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two texts in one place. */
export const privacy = style({
  display: 'grid',
  flex: '1 0 100%',
  color: vars.text.muted,
  fontSize: vars.type.small,
});

globalStyle(`${privacy} > *`, { gridArea: '1 / 1' });

/** Hidden, but with its size. */
export const reserved = style({ visibility: 'hidden' });

/** Receives focus after a search with an ambiguous place; takes no space while empty. */
export const answer = style({ scrollMarginBlock: vars.space[2], ':empty': { display: 'none' } });

export const choices = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
