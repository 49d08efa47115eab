import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

const root = style(
  componentLayer({
    // Chromium leaves out a space of its own before an inline block: Orca read “HospitalClosed”.
    display: 'inline',
    paddingBlock: '0.125rem',
    paddingInline: vars.space[1],
    // Seen in forced colors and on paper, where backgrounds are gone.
    border: '1px solid',
    borderRadius: vars.space.half,
    fontFamily: vars.type.family,
    fontSize: vars.type.small,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    overflowWrap: 'anywhere',
  }),
);

const tones = {
  neutral: { surface: vars.surface.sunken, text: vars.text.body },
  info: vars.info,
  success: vars.success,
  danger: vars.danger,
};

export const tone = styleVariants(tones, ({ surface, text }) => [
  root,
  componentLayer({ background: surface, borderColor: text, color: text }),
]);
