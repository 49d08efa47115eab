import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[4], marginBlock: vars.space[3] });

globalStyle(`${form} > *`, { minInlineSize: 0, marginBlock: 0 });

/**
 * By style and not by script: the label is right before script has come, and nothing moves under a finger when it
 * comes. A browser without :has() shows the plain label; the hint says the rest.
 */
const isForChild = `${form}:has([name='cohort'][value='pediatric']:checked)`;

export const unlessForChild = style({ selectors: { [`${isForChild} &`]: { display: 'none' } } });

export const forChild = style({ display: 'none', selectors: { [`${isForChild} &`]: { display: 'inline' } } });

export const privacy = style({
  borderInlineStart: `4px solid ${vars.border.control}`,
  paddingInlineStart: vars.space[2],
});

globalStyle(`${privacy} > h2`, { marginBlockStart: 0, fontSize: vars.type.h3 });

export const reference = style({ fontSize: vars.type.lead, whiteSpace: 'nowrap' });

/** A field that only robots fill in: out of sight and out of the tab order, yet not `display: none`, which robots skip. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
