import type { Page } from 'playwright';

import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Visible text and controls, and the elements that are turned, with their angles in degrees. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { isShown, getCssPath, getVisibleText } = window.audit;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const getAngle = (element: Element) => {
      const { transform, rotate, writingMode } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
      const [, degrees = '0'] = /(-?[\d.]+)deg$/.exec(rotate) ?? [];
      const ofText = writingMode.startsWith('sideways') ? 90 : 0;
      return (Math.atan2(b, a) * 180) / Math.PI + Number(degrees) + ofText;
    };
    const turned = [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
      const angle = getAngle(element);
      if (angle === 0) return [];
      const { width, height } = element.getBoundingClientRect();
      const isLarge = width * height > (innerWidth * innerHeight) / 4;
      return [[getCssPath(element), { angle, isLarge }] as const];
    });
    return {
      text: getVisibleText(document.body),
      controls: controls.filter(isShown).map(getCssPath),
      turned: Object.fromEntries(turned),
    };
  });

/** Degrees between an angle and a quarter turn to either side. */
const toQuarterTurn = (angle: number): number => Math.abs((((angle % 180) + 180) % 180) - 90);

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
      ...than.controls
        .filter((path) => !from.controls.includes(path))
        .map((where) => ({ where, seen: `Is not visible in ${name}.` })),
      ...Object.entries(from.turned)
        .filter(([path, { angle, isLarge }]) => {
          // What is not listed is not turned.
          const by = angle - (than.turned[path]?.angle ?? 0);
          return isLarge && toQuarterTurn(angle) < 45 && toQuarterTurn(by) <= 1;
        })
        .map(([where]) => ({ where, seen: `Is rotated in ${name}.` })),
    ];
    const text = {
      where: 'html',
      seen: `In landscape, the page has the text “${landscape.text.slice(0, 80)}”.`,
    };
    return toResult([
      ...(landscape.text === portrait.text ? [] : [text]),
      ...compare(landscape, portrait, 'landscape'),
      ...compare(portrait, landscape, 'portrait'),
    ]);
  },
};
