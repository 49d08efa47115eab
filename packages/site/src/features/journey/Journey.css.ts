import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const questions = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.sunken,
  '@media': { print: { display: 'none' }, [media.narrow]: { padding: vars.space[2] } },
});

globalStyle(`${questions} > *`, { marginBlock: 0, minInlineSize: 0 });

export const shown = style({ marginBlockStart: vars.space[4] });

/** Receives focus when several timelines match; not interactive. */
export const summary = style({ marginBlock: `0 ${vars.space[1]}`, fontWeight: vars.type.bold });

globalStyle(`${shown} p:has(> a)`, { '@media': { print: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
  // Useless without script.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const version = style({
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `2px solid ${vars.border.control}`,
});

export const heading = style({ marginBlockStart: 0 });

export const part = style({ marginBlockStart: vars.space[4] });

globalStyle(`${part} > h4`, {
  marginBlock: `0 ${vars.space[3]}`,
  fontSize: vars.type.h3,
});
globalStyle(`${part} h5`, { fontSize: vars.type.body });

/** What only some people have, as the timeline marks a time. */
export const only = style({
  borderInlineStart: `4px solid ${vars.accent}`,
  paddingInlineStart: vars.space[2],
});
