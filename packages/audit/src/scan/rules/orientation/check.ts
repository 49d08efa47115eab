import type { Page } from 'playwright';

import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Visible text and controls, and rotated elements. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { isShown, getCssPath, getVisibleText } = window.audit;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const rotated = [...document.querySelectorAll('html, body, body *')].filter((element) => {
      const { transform, rotate, writingMode } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
      const angle = Math.abs(Math.round((Math.atan2(b, a) * 180) / Math.PI));
      const isRotated = angle === 90 || /^-?90deg$/.test(rotate) || writingMode.startsWith('sideways');
      const { width, height } = element.getBoundingClientRect();
      return isRotated && width * height > (innerWidth * innerHeight) / 4;
    });
    return {
      text: getVisibleText(document.body),
      controls: controls.filter(isShown).map(getCssPath),
      rotated: rotated.map(getCssPath),
    };
  });

/** The page has the same content in portrait and landscape. */
export const orientation: Rule = {
  id: 'orientation',
  criteria: ['1.3.4'],
  invariantTo: ['theme', 'language'],
  async check(page) {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const { width } = size;
    // A height 2 px larger or smaller changes the orientation and hardly anything else.
    const readAt = async (height: number) => {
      await page.setViewportSize({ width, height });
      return readPage(page);
    };
    const portrait = await readAt(width + 1);
    const landscape = await readAt(width - 1);
    await page.setViewportSize(size);
    if (portrait.text === '' && landscape.text === '') return inapplicable;
    const compare = (from: typeof portrait, than: typeof portrait, name: string) => [
      ...(from.text === than.text
        ? []
        : [{ where: 'html', seen: `In ${name}, the page has the text “${from.text.slice(0, 80)}”.` }]),
      ...than.controls
        .filter((path) => !from.controls.includes(path))
        .map((where) => ({ where, seen: `Is not visible in ${name}.` })),
      ...from.rotated
        .filter((path) => !than.rotated.includes(path))
        .map((where) => ({ where, seen: `Is rotated in ${name}.` })),
    ];
    return toResult([
      ...compare(landscape, portrait, 'landscape'),
      ...compare(portrait, landscape, 'portrait').filter(({ where }) => where !== 'html'),
    ]);
  },
};
