import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focus-ring.ts';
import { layers, vars } from './tokens.css.ts';

// Exported from here, so that no bundler keeps the names and drops the styles of the page.
export { layers, vars };

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  background: vars.surface.page,
  color: vars.text.body,
  fontFamily: vars.type.family,
  fontSize: vars.type.body,
  lineHeight: vars.type.lineBody,
});
reset('h1, h2, h3, h4, h5, h6', {
  marginBlock: `${vars.space[4]} ${vars.space[2]}`,
  lineHeight: vars.type.lineHeading,
  fontWeight: vars.type.bold,
  textWrap: 'balance',
});
reset('h1', { fontSize: vars.type.h1 });
reset('h2', { fontSize: vars.type.h2 });
reset('h3', { fontSize: vars.type.h3 });
reset('h4, h5, h6', { fontSize: vars.type.body });
reset('p, ul, ol', { marginBlock: `0 ${vars.space[2]}` });
// A list within a list, or in a list item, has the same bullets.
reset('ul', { listStyleType: 'disc' });
reset('a', { color: vars.link.base, textUnderlineOffset: '0.2em' });
reset('a:hover', { color: vars.link.hover, textDecorationThickness: '3px' });
reset('img, svg', { maxInlineSize: '100%', blockSize: 'auto' });
reset(':focus-visible', focusRing);
