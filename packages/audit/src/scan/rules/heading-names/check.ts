import { inapplicable, toResult, type Rule } from '../rule.ts';

/** A heading has text: an empty one is a stop in a screen reader's list of headings that says nothing. */
export const headingNames: Rule = {
  id: 'heading-names',
  criteria: ['1.3.1'],
  invariantTo: ['theme'],
  async check(page) {
    const found = await page.evaluate(() => {
      const { isExposed, getCssPath, getRole, getName } = window.audit;
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
        (element) => getRole(element) === 'heading' && isExposed(element),
      );
      if (headings.length === 0) return null;
      return headings
        .filter((heading) => getName(heading) === '')
        .map((heading) => ({ where: getCssPath(heading), seen: 'Is a heading without text.' }));
    });
    return found ? toResult(found) : inapplicable;
  },
};
