import { layers, media, vars } from '@longcovid/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('body', {
  minBlockSize: '100vh',
  overflowWrap: 'break-word',
  '@media': { [media.narrow]: { lineHeight: vars.type.lineLead } },
});
globalStyle('#root', { display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
// Its longest word has a line of its own in any size of text.
globalStyle('h1', { fontSize: `min(${vars.type.h1}, 15vw)`, hyphens: 'auto' });
// Tab scrolls as far as the whole ring of the focused control.
globalStyle('html', { scrollPaddingBlock: vars.space.half });
// A target reached by a link is not hidden under the edge of the window. A control has more room, for its label.
globalStyle('[id]', { '@layer': { [layers.reset]: { scrollMarginBlockStart: vars.space[3] } } });
// A phone number is read in one piece, unless the line is too short for it; what looks like a button does so by itself.
globalStyle('a[href^="tel:"]:is([data-variant="inline"], :not([data-variant]))', { display: 'inline-block' });
// The page's heading and anchors receive focus after a navigation; they are no controls, so they show no ring.
globalStyle('h1[tabindex="-1"]:focus, h2[tabindex="-1"]:focus, main:focus, section[tabindex="-1"]:focus', {
  outline: 'none',
  boxShadow: 'none',
});

// The 'page' transition: the old page leaves, then the new one comes. Never started under reduced motion.
globalStyle('::view-transition-old(root)', { animation: '90ms ease-out both longcovid-page-out' });
globalStyle('::view-transition-new(root)', { animation: '150ms ease-in 90ms both longcovid-page-in' });
globalStyle('::view-transition-group(root)', { animationDuration: '0s' });

// Text about the chat is for visitors who have it: not before script, nor with a privacy setting.
globalStyle(':root:not([data-chat]) [data-needs-chat]', { display: 'none' });
