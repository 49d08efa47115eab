import { pressTab, moveToTop } from '../focus-walk.ts';
import { inapplicable, toResult, undecided, type Rule } from '../rule.ts';

/** A skip link is useful only among the first tab stops. */
const FIRST_STOPS = 3;

/** The skip link is visible with focus, and moves the tab order past the blocks before its target. */
export const bypassBlocks: Rule = {
  id: 'bypass-blocks',
  criteria: ['2.4.1'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await moveToTop(page);
      for (let stop = 0; stop < FIRST_STOPS; stop += 1) {
        const { path } = await pressTab(page);
        if (path === undefined) break;
        const link = await page.evaluate(() => {
          const { activeElement: active } = document;
          if (!(active instanceof HTMLAnchorElement) || active.hash.length < 2) return undefined;
          if (active.href.split('#')[0] !== location.href.split('#')[0]) return undefined;
          const target = window.audit.findTarget(active.hash);
          const { left, right, top, bottom, width, height } = active.getBoundingClientRect();
          const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          return {
            hash: active.hash,
            hasTarget: target !== null,
            isSeen: window.audit.isShown(active) && isInWindow && width > 1 && height > 1,
          };
        });
        if (!link) continue;
        if (!link.hasTarget)
          return toResult([{ where: path, seen: `Links to ${link.hash}, which does not exist.` }]);
        if (!link.isSeen) return toResult([{ where: path, seen: 'Is not visible with focus.' }]);
        await page.keyboard.press('Enter');
        const next = await pressTab(page);
        const isPast = await page.evaluate((hash) => {
          const target = window.audit.findTarget(hash);
          const { activeElement: active } = document;
          if (!target || !active || active === document.body) return true;
          const position = target.compareDocumentPosition(active);
          return target === active || (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        }, link.hash);
        if (isPast) return toResult([]);
        return toResult([{ where: path, seen: `After it, Tab goes to ${next.path ?? 'the top'}.` }]);
      }
      const { blocks, isMarked } = await page.evaluate(() => {
        const main = document.querySelector('main, [role=main]');
        const before = [
          ...document.querySelectorAll('nav a[href], header a[href], [role=navigation] a[href]'),
        ];
        return {
          blocks: before.filter((link) => !main?.contains(link)).length,
          isMarked: main !== null || document.querySelector('h1, h2, h3, [role=heading]') !== null,
        };
      });
      if (blocks < FIRST_STOPS) return inapplicable;
      const seen = `${blocks} links precede the content, and there is no skip link, landmark or heading to bypass them.`;
      if (!isMarked) return toResult([{ where: 'html', seen }]);
      return undecided('There is no skip link; landmarks or headings may be enough.');
    }),
};
