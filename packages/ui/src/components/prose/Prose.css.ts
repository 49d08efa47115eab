import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    maxInlineSize: vars.width.reading,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '@media': { [media.print]: { maxInlineSize: 'none' } },
  }),
);

/** Only its direct children and what belongs to them: a component inside the text keeps its look. */
const part = (selector: string, rule: Parameters<typeof componentLayerGlobal>[0]) =>
  globalStyle(`${root} > ${selector}`, componentLayerGlobal(rule));

part(':first-child', { marginBlockStart: 0 });
part(':last-child', { marginBlockEnd: 0 });
part('h2:not(:first-child)', { marginBlockStart: vars.space[6] });
part('h3:not(:first-child)', { marginBlockStart: vars.space[4] });
part(':is(h4, h5, h6):not(:first-child)', { marginBlockStart: vars.space[3] });
part(':is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
part('p', { marginBlockEnd: vars.space[2] });

part(':is(ul, ol)', { marginBlockEnd: vars.space[3], paddingInlineStart: vars.space[3] });
part(':is(ul, ol) li', { marginBlockEnd: vars.space[1] });
part(':is(ul, ol) li > :is(ul, ol)', { marginBlockStart: vars.space[1], paddingInlineStart: vars.space[3] });
part('dl', { marginBlockEnd: vars.space[3] });
part('dl dt', { fontWeight: vars.type.bold });
part('dl dd', { marginInlineStart: 0, marginBlockEnd: vars.space[2] });

part('blockquote', {
  marginBlock: vars.space[3],
  marginInline: 0,
  borderInlineStart: `4px solid ${vars.accent}`,
  paddingInlineStart: vars.space[3],
});
part('blockquote > :last-child', { marginBlockEnd: 0 });

part('table', { inlineSize: '100%', marginBlock: vars.space[3], borderCollapse: 'collapse' });
part('table caption', { marginBlockEnd: vars.space[1], textAlign: 'start', fontWeight: vars.type.bold });
part('table :is(th, td)', {
  borderBlockEnd: `1px solid ${vars.border.control}`,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
part('table tr', { breakInside: 'avoid' });

part('figure', { marginBlock: vars.space[4], marginInline: 0, breakInside: 'avoid' });
part('figure figcaption', {
  marginBlockStart: vars.space[1],
  color: vars.text.muted,
  fontSize: vars.type.small,
});
part('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius });

part('hr', { marginBlock: vars.space[4], border: 0, borderBlockStart: `1px solid ${vars.border.control}` });
part(':is(p, ul, ol, dl, table, blockquote) a:focus-visible', focusRing);
part('pre', { whiteSpace: 'pre-wrap', marginBlockEnd: vars.space[3] });

/** On paper a link that leads out of the site is followed by its URL. */
part(':is(p, ul, ol, dl, table, blockquote) a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"' } },
});
