import { style, styleVariants } from '@vanilla-extract/css';
import { flattenRoles } from './colors.ts';
import { componentLayer, vars } from './styling.ts';

const { surface, text, link, action, accent, border, success, danger, info, focus, data } = vars;
const roles = flattenRoles({
  surface,
  text,
  link,
  action,
  accent,
  border,
  success,
  danger,
  info,
  focus,
  data,
});

/** A swatch of each color, by the path of its role. */
export const colors = styleVariants(roles, (color) =>
  componentLayer({
    display: 'inline-block',
    flex: 'none',
    inlineSize: vars.space[6],
    blockSize: vars.target,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: color,
    forcedColorAdjust: 'none',
  }),
);

export const list = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: vars.type.family,
  }),
);

export const item = style(
  componentLayer({
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'center',
    overflowWrap: 'anywhere',
    minInlineSize: 0,
  }),
);

export const lead = style(componentLayer({ fontSize: vars.type.lead, lineHeight: vars.type.lineLead }));
export const small = style(componentLayer({ fontSize: vars.type.small }));
