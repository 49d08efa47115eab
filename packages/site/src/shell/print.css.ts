import { vars } from '@longcovid/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The paper rules of all pages. A component hides its own controls; here is what only the page knows. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

// Text of 11 points over the whole width, and less space than on a screen: fewer sheets.
onPaper(':root', {
  fontSize: '10pt',
  vars: {
    [vars.width.reading]: '56rem',
    [vars.type.lineBody]: '1.4',
    [vars.space[3]]: '1rem',
    [vars.space[4]]: '1.25rem',
    [vars.space[6]]: '2rem',
  },
});
onPaper(':is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
onPaper(':is(p, li)', { orphans: 3, widows: 3 });
// What is pressed does nothing on paper, but the name of a column is also its button.
onPaper('main :is(button:not(th *), [data-script-only])', { display: 'none' });
// A reader on paper can type a link that leads out of the site.
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', fontWeight: vars.type.regular });
