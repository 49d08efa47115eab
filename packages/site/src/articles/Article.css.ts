import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ color: vars.text.muted, fontSize: vars.type.small });

const space = style({ marginBlock: vars.space[3] });

/** Views keep to the reading column; the finder has the whole page. */
export const view = {
  column: style([space]),
  wide: style([space, { selectors: { '&&': { maxInlineSize: 'none' } } }]),
};

export const contents = style({
  marginBlock: vars.space[3],
  paddingInlineStart: vars.space[2],
  borderInlineStart: `4px solid ${vars.border.control}`,
});

export const contentsLabel = style({ marginBlock: `0 ${vars.space[1]}`, fontWeight: vars.type.bold });

export const contentsList = style({ margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${contentsList} a`, { display: 'inline-block', paddingBlock: '0.3rem' });

export const cards = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  breakInside: 'avoid',
});

globalStyle(`${card} > :last-child`, { marginBlockEnd: 0 });

export const cardHeading = style({ marginBlock: `0 ${vars.space[1]}` });

export const details = style([note, { marginBlock: `0 ${vars.space[1]}` }]);

/** Says that something is made up. */
export const tag = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[1],
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  color: vars.accent,
  fontSize: vars.type.small,
});
