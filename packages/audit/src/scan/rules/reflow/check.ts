import { waitForEffects } from '../context-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const WIDTH = 320;

/** At 320 px the page does not scroll horizontally. */
export const reflow: Rule = {
  id: 'reflow',
  criteria: ['1.4.10'],
  async check(page) {
    const before = page.viewportSize();
    await page.setViewportSize({ width: WIDTH, height: 640 });
    // Waits for scripts that react to the resize.
    await waitForEffects(page);
    const found = await page.evaluate((width) => {
      if (document.body.innerText.trim() === '') return null;
      const { scrollWidth } = document.documentElement;
      if (scrollWidth <= width) return [];
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        if (!window.audit.isShown(element)) return false;
        return element.getBoundingClientRect().right + window.scrollX > width + 1;
      });
      const innermost = wide.filter(
        (element) => !wide.some((other) => other !== element && element.contains(other)),
      );
      const shown = innermost.slice(0, 10).map((element) => ({
        where: window.audit.getCssPath(element),
        seen: `Extends to ${Math.round(element.getBoundingClientRect().right)} px in a window of ${width} px.`,
      }));
      return [
        { where: 'html', seen: `The page is ${scrollWidth} px wide in a window of ${width} px.` },
        ...shown,
      ];
    }, WIDTH);
    if (before) await page.setViewportSize(before);
    return found ? toResult(found) : inapplicable;
  },
};
