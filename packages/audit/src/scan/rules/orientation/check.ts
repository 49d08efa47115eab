import type { Page } from 'playwright';

import { inapplicable, toResult, type Rule } from '../rule.ts';

/** What a person can read and use, and what is turned on its side. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { isShown, getCssPath, getVisibleText } = window.audit;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const turned = [...document.querySelectorAll('html, body, body *')].filter((element) => {
      const { transform, rotate, writingMode } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
      const angle = Math.abs(Math.round((Math.atan2(b, a) * 180) / Math.PI));
      const isOnSide = angle === 90 || /^-?90deg$/.test(rotate) || writingMode.startsWith('sideways');
      const { width, height } = element.getBoundingClientRect();
      return isOnSide && width * height > (innerWidth * innerHeight) / 4;
    });
    return {
      text: getVisibleText(document.body),
      controls: controls.filter(isShown).map(getCssPath),
      turned: turned.map(getCssPath),
    };
  });

/** Held upright or on its side, the page shows the same. */
export const orientation: Rule = {
  id: 'orientation',
  criteria: ['1.3.4'],
  invariantTo: ['theme', 'language'],
  async check(page) {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const { width } = size;
    // Two px of height turn the window, and change nothing else that a page can lay itself out by.
    const of = async (height: number) => {
      await page.setViewportSize({ width, height });
      return look(page);
    };
    const upright = await of(width + 1);
    const onSide = await of(width - 1);
    await page.setViewportSize(size);
    if (upright.text === '' && onSide.text === '') return inapplicable;
    const missing = (from: typeof upright, than: typeof upright, name: string) => [
      ...(from.text === than.text
        ? []
        : [{ where: 'html', seen: `Held ${name}, the page shows “${from.text.slice(0, 80)}”.` }]),
      ...than.controls
        .filter((path) => !from.controls.includes(path))
        .map((where) => ({ where, seen: `Not shown when the device is held ${name}.` })),
      ...from.turned
        .filter((path) => !than.turned.includes(path))
        .map((where) => ({ where, seen: `Turned on its side when the device is held ${name}.` })),
    ];
    return toResult([
      ...missing(onSide, upright, 'on its side'),
      ...missing(upright, onSide, 'upright').filter(({ where }) => where !== 'html'),
    ]);
  },
};
