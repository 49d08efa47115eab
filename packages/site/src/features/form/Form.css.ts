import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[4] });

globalStyle(`${form} > *`, { minInlineSize: 0, marginBlock: 0 });

export const privacy = style({
  borderInlineStart: `4px solid ${vars.border.control}`,
  paddingInlineStart: vars.space[2],
});

globalStyle(`${privacy} > :is(h2, h3)`, { marginBlockStart: 0, fontSize: vars.type.h3 });

export const reference = style({ fontSize: vars.type.lead, whiteSpace: 'nowrap' });

/** Honeypot: visually hidden and not focusable, but not `display: none`, which bots skip. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
