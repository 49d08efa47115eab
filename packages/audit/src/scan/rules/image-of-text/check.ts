import { measurePixels, MAX_HEIGHT_PX, takeScreenshot } from '../pixels.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Largest image in pixels: a larger one is a picture, and takes seconds. */
const MAX_AREA_PX = 600_000;
const MAX_IMAGES = 50;

/** Runs in an empty page: the number of letters in each box that has nothing but lines of text; else none. */
const countLetters = (boxes: readonly Box[]): number[] =>
  boxes.map(({ x, y, width, height }) => {
    const image = window.screenshots[0];
    if (!image) return 0;
    const left = Math.max(0, Math.round(x));
    const top = Math.max(0, Math.round(y));
    const columns = Math.min(image.width - left, Math.round(width));
    const rows = Math.min(image.height - top, Math.round(height));
    const read = (at: number) => {
      const start = ((top + Math.floor(at / columns)) * image.width + left + (at % columns)) * 4;
      return [image.data[start] ?? 0, image.data[start + 1] ?? 0, image.data[start + 2] ?? 0] as const;
    };
    const size = columns * rows;
    const counts = new Map<number, number>();
    for (let at = 0; at < size; at += 1) {
      const [red, green, blue] = read(at);
      const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    // A picture has no one color behind everything.
    if (!most || most[1] < size * 0.5) return 0;
    const ground = [most[0] >> 8, (most[0] >> 4) & 15, most[0] & 15].map((part) => part * 16 + 8);
    const isInk = new Uint8Array(size);
    for (let at = 0; at < size; at += 1) {
      const distance = read(at).reduce((sum, part, index) => sum + Math.abs(part - (ground[index] ?? 0)), 0);
      if (distance > 150) isInk[at] = 1;
    }
    const parts: { left: number; right: number; top: number; bottom: number; area: number }[] = [];
    for (let start = 0; start < size; start += 1) {
      if (isInk[start] !== 1) continue;
      const part = { left: columns, right: 0, top: rows, bottom: 0, area: 0 };
      const stack = [start];
      isInk[start] = 2;
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        const [column, row] = [at % columns, Math.floor(at / columns)];
        part.left = Math.min(part.left, column);
        part.right = Math.max(part.right, column);
        part.top = Math.min(part.top, row);
        part.bottom = Math.max(part.bottom, row);
        part.area += 1;
        for (let near = -1; near <= 1; near += 1)
          for (const next of [at - columns + near, at + near, at + columns + near]) {
            const isBeside = Math.abs((next % columns) - column) <= 1;
            if (next >= 0 && next < size && isBeside && isInk[next] === 1) {
              isInk[next] = 2;
              stack.push(next);
            }
          }
      }
      parts.push(part);
    }
    const heightOf = (part: (typeof parts)[number]) => part.bottom - part.top + 1;
    const widthOf = (part: (typeof parts)[number]) => part.right - part.left + 1;
    const tall = parts.map(heightOf).sort((a, b) => a - b);
    const typical = tall[Math.floor(tall.length * 0.6)] ?? 0;
    const letters = parts.filter((part) => heightOf(part) > typical * 0.5);
    // A drawing has parts larger than its letters; two letters that touch are one part.
    if (typical < 5 || letters.some((part) => heightOf(part) > typical * 2.2 || widthOf(part) > typical * 8))
      return 0;
    const isInLine = (part: (typeof parts)[number]) => {
      const beside = letters.filter(
        (other) =>
          other !== part &&
          Math.min(other.bottom, part.bottom) - Math.max(other.top, part.top) > typical * 0.4 &&
          Math.max(other.left - part.right, part.left - other.right) < typical * 1.2,
      );
      return beside.length > 0;
    };
    const inLine = letters.filter(isInLine);
    // Letters differ: stars, dots and bars are alike.
    const shapes = new Set(inLine.map((part) => `${widthOf(part)} ${part.area}`)).size;
    if (inLine.length < letters.length * 0.85 || shapes < inLine.length * 0.3 || shapes < 4) return 0;
    // Bold letters touch: what is wider than high is several.
    return inLine.reduce((sum, part) => sum + Math.max(1, Math.round(widthOf(part) / typical)), 0);
  });

/** Text is text, and no image of it, which cannot be enlarged, recolored or spaced. */
export const imageOfText: Rule = {
  id: 'image-of-text',
  criteria: ['1.4.5'],
  invariantTo: ['theme', 'width'],
  async check(page) {
    const images = await page.evaluate(
      async ([maxArea, maxHeight]) => {
        const { isShown, isExposed, getCssPath, getName, getVisibleText } = window.audit;
        const pictures = [];
        for (const picture of document.querySelectorAll<HTMLImageElement>('img, input[type=image]')) {
          const copy = new Image();
          copy.src = picture.src;
          // In the place of a broken image is its name, as text.
          if (
            await copy.decode().then(
              () => true,
              () => false,
            )
          )
            pictures.push(picture);
        }
        const grounds = [...document.body.querySelectorAll('*')].filter(
          (element) =>
            getComputedStyle(element).backgroundImage.includes('url(') &&
            getVisibleText(element) === '' &&
            element.childElementCount === 0 &&
            !element.matches('input, select, textarea'),
        );
        return [...pictures, ...grounds]
          .filter(isShown)
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { backgroundImage } = getComputedStyle(element);
            const isLogo = /logo|brand/i.test(
              `${element.outerHTML.slice(0, 500)} ${backgroundImage} ${element.closest('[class*=logo i], [id*=logo i], [class*=brand i]') ? 'logo' : ''}`,
            );
            const home = element.closest('a');
            const isHome = home?.pathname === '/' && !home.search;
            return {
              where: getCssPath(element),
              name: isExposed(element) ? getName(element) : '',
              isLogo: isLogo || isHome,
              box: { x: x + scrollX, y: y + scrollY, width, height },
            };
          })
          .filter(
            ({ isLogo, box }) =>
              !isLogo &&
              box.width >= 30 &&
              box.height >= 10 &&
              box.width * box.height <= maxArea &&
              box.y + box.height <= maxHeight,
          );
      },
      [MAX_AREA_PX, MAX_HEIGHT_PX] as const,
    );
    if (images.length === 0) return inapplicable;
    const shot = await takeScreenshot(page);
    const boxes = images.slice(0, MAX_IMAGES).map(({ box }) => box);
    const counts = await measurePixels(page, [shot], countLetters, boxes);
    const findings = images.flatMap(({ where, name }, at) => {
      const letters = counts[at] ?? 0;
      const expected = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      const isAsNamed = letters >= 5 && letters > expected * 0.6 && letters < expected * 1.4;
      if (!isAsNamed && (expected > 0 || letters < 12)) return [];
      return [{ where, seen: `Is an image of ${letters} letters${name ? `: “${name}”` : ''}.` }];
    });
    return toResult(findings);
  },
};
