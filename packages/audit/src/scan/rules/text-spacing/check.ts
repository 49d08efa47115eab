import { inapplicable, toResult, type Rule } from '../rule.ts';

/** The values of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
  'p { margin-block-end: 2em !important; }';

/** With wider spacing between lines, words and letters no text is clipped. */
export const textSpacing: Rule = {
  id: 'text-spacing',
  criteria: ['1.4.12'],
  async check(page) {
    const found = await page.evaluate((css) => {
      if (document.body.innerText.trim() === '') return null;
      const { findClippingContainers, isClipped, getCssPath } = window.audit;
      const whole = findClippingContainers().filter((element) => !isClipped(element));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const clipped = whole.filter(isClipped).map((element) => ({
        where: getCssPath(element),
        seen: `Its text needs ${element.scrollWidth} × ${element.scrollHeight} px and gets ${element.clientWidth} × ${element.clientHeight} px.`,
      }));
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      return clipped;
    }, SPACING);
    return found ? toResult(found) : inapplicable;
  },
};
