import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, focusRing, media, vars } from '../../theme/styling.ts';

type Rule = Parameters<typeof componentLayerGlobal>[0];

/** The group whose options are cards. More specific than the style of every group, whose sheet may come later. */
export const cards = style(
  componentLayer({ selectors: { 'fieldset&': { maxInlineSize: vars.width.page } } }),
);

const options = `${cards} > [data-part="options"]`;
const card = `${options} > [data-part="option"]`;
const radio = `${card} > label > input`;
/** A card by the state of its radio button. Browsers without `:has()` show the state on the radio button alone. */
const having = (state: string) => `${card}:has(> label > ${state})`;
const rule = (selector: string, styles: Rule) => globalStyle(selector, componentLayerGlobal(styles));

const edge = { plain: '2px', chosen: '5px' };
const padding = (edgeWidth: string) => `calc(${vars.space[2]} - ${edgeWidth})`;

rule(options, {
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.card}), 1fr))`,
  gap: vars.space[2],
});
rule(card, {
  position: 'relative',
  boxSizing: 'border-box',
  padding: padding(edge.plain),
  border: `${edge.plain} solid ${vars.border.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  breakInside: 'avoid',
});
// The radio button covers the card and its border, so that a press anywhere checks the option, before script too. Not
// the label: Chromium loses the place of a screen reader that reads a label with generated content.
rule(`${radio}::after`, { content: '""', position: 'absolute', inset: `-${edge.plain}` });
rule(`${card} > label > [data-part="option-label"]`, {
  fontSize: vars.type.h3,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  // A single line is centered in 44 px, like the radio button.
  paddingBlock: `calc((${vars.target} - ${vars.type.lineHeading} * ${vars.type.h3}) / 2)`,
});
rule(`${card} > [data-part="option-hint"]`, { marginBlockEnd: 0, fontSize: vars.type.body });
// A link in a hint lies over the radio button.
rule(`${card} > [data-part="option-hint"] a`, { position: 'relative' });

rule(`${card}:hover`, { borderColor: vars.action.base });
// The border grows inward, so nothing moves.
rule(having(':checked'), {
  borderWidth: edge.chosen,
  borderColor: vars.action.base,
  padding: padding(edge.chosen),
  background: vars.info.surface,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
rule(having(':disabled'), {
  borderStyle: 'dashed',
  borderColor: vars.border.control,
  background: vars.surface.sunken,
});
rule(having(':focus-visible'), focusRing);
// The card has the focus ring instead.
rule(`${radio}:focus-visible`, {
  '@supports': { 'selector(:has(*))': { outline: 'none', boxShadow: 'none' } },
});
