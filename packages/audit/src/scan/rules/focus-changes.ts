import type { Page } from 'playwright';

import { pressTab, moveToTop, type Stop } from './focus-walk.ts';
import { measurePixels } from './pixels.ts';

/** Limit of tab stops for each page; each takes two screenshots. */
const MAX_STOPS = 30;
/** Margin of the screenshots for a focus ring. */
const MARGIN_PX = 8;

/** Difference of a tab stop with and without focus. */
export type FocusChange = {
  /** Number of changed pixels. */
  pixels: number;
  /** Highest contrast of a changed pixel with itself without focus; 1 when nothing changed. */
  toBefore: number;
  /** Highest contrast of a changed pixel with one 3 px beside it, with focus. */
  toBeside: number;
  /** Number of pixels that changed with a contrast of 3 or more. */
  area: number;
};

const NOTHING: FocusChange = { pixels: 0, toBefore: 1, toBeside: 1, area: 0 };

/** A tab stop, in tab order. */
export type SeenStop = {
  path: string;
  /** Number of pixels of a perimeter of 2 px. Undefined where the element or its outline is partly outside the window. */
  outline: number | undefined;
  /** Undefined where it is focused outside the window. */
  change: FocusChange | undefined;
};

type Pair = { path: string; outline: number | undefined; focused?: Buffer; plain?: Buffer };

async function takeScreenshotAround(page: Page, box: NonNullable<Stop['box']>): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  const width = Math.max(1, Math.min(size.width - x, box.width + 2 * MARGIN_PX));
  const height = Math.max(1, Math.min(size.height - y, box.height + 2 * MARGIN_PX));
  return page.screenshot({ clip: { x, y, width, height }, animations: 'disabled', caret: 'hide' });
}

/** Box of the focused element; of a radio button or checkbox, that of what holds it and its label, which may have the ring. */
const findRingBox = (page: Page): Promise<NonNullable<Stop['box']>> =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const label =
      active instanceof HTMLInputElement && /^(radio|checkbox)$/.test(active.type)
        ? active.labels?.[0]
        : undefined;
    let around = active;
    // Not the label itself: a card holds it with a space around it.
    while (label && (around === label || !around.contains(label)))
      around = around.parentElement ?? document.body;
    const { x, y, width, height } = around.getBoundingClientRect();
    return { x, y, width, height };
  });

/** Number of pixels of a 2 px perimeter inside the focused element: the minimum area of 2.4.13. */
const measureFocusPerimeter = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active) return undefined;
    const rects = [...active.getClientRects()];
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(active);
    const ring =
      outlineStyle === 'none' ? 0 : Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const isInside = rects.every(
      ({ left, top, right, bottom }) =>
        left >= ring && top >= ring && right <= innerWidth - ring && bottom <= innerHeight - ring,
    );
    const around = ({ width, height }: DOMRect) => Math.max(0, 4 * (width + height) - 16);
    // For a link on several lines: the shorter one of its lines together and its bounding box.
    const each = rects.reduce((sum, rect) => sum + around(rect), 0);
    return isInside ? Math.min(each, around(active.getBoundingClientRect())) : undefined;
  });

async function walk(page: Page): Promise<Pair[]> {
  await moveToTop(page);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const stops = new Map<string, Pair>();
  while (stops.size < MAX_STOPS) {
    const { path, box } = await pressTab(page);
    if (path === undefined || box === undefined || stops.has(path)) break;
    const outline = await measureFocusPerimeter(page);
    stops.set(path, { path, outline });
    if (box.y + box.height < 0 || box.y > size.height || box.x + box.width < 0 || box.x > size.width)
      continue;
    const ring = await findRingBox(page);
    const focused = await takeScreenshotAround(page, ring);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    stops.set(path, { path, outline, focused, plain: await takeScreenshotAround(page, ring) });
  }
  return [...stops.values()];
}

/** Compares pairs of screenshots, with focus and without; runs in the page. */
const computeChanges = (): FocusChange[] =>
  Array.from({ length: window.screenshots.length / 2 }, (_, at) => {
    const [focused, plain] = window.screenshots.slice(2 * at);
    const change = { pixels: 0, toBefore: 1, toBeside: 1, area: 0 };
    if (!focused || !plain) return change;
    const { width, height } = focused;
    const getColor = ({ data }: typeof focused, x: number, y: number) =>
      [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)] as const;
    const isSame = (at: number) =>
      focused.data[at] === plain.data[at] &&
      focused.data[at + 1] === plain.data[at + 1] &&
      focused.data[at + 2] === plain.data[at + 2];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (isSame((y * width + x) * 4)) continue;
        const [now, before] = [getColor(focused, x, y), getColor(plain, x, y)];
        const contrast = window.contrast(now, before);
        change.pixels += 1;
        change.toBefore = Math.max(change.toBefore, contrast);
        if (contrast >= 3) change.area += 1;
        if (change.toBeside >= 3) continue;
        for (const [beside, below] of [
          [x - 3, y],
          [x + 3, y],
          [x, y - 3],
          [x, y + 3],
        ] as const)
          if (beside >= 0 && below >= 0 && beside < width && below < height)
            change.toBeside = Math.max(
              change.toBeside,
              window.contrast(now, getColor(focused, beside, below)),
            );
      }
    }
    return change;
  });

async function compare(page: Page): Promise<SeenStop[]> {
  const stops = await walk(page);
  const different = stops.filter(({ focused, plain }) => focused && plain && !focused.equals(plain));
  const screenshots = different.flatMap(({ focused, plain }) => (focused && plain ? [focused, plain] : []));
  const changes =
    screenshots.length > 0 ? await measurePixels(page, screenshots, computeChanges, undefined) : [];
  return stops.map((stop) => ({
    path: stop.path,
    outline: stop.outline,
    change: stop.focused && (changes[different.indexOf(stop)] ?? NOTHING),
  }));
}

const walks = new WeakMap<Page, { loaded: number; stops: Promise<SeenStop[]> }>();

/** The first 30 tab stops of a page, with and without focus. Cached, since several rules need them. */
export async function readFocusChanges(page: Page): Promise<SeenStop[]> {
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const known = walks.get(page);
  if (known?.loaded === loaded) return known.stops;
  const stops = compare(page);
  walks.set(page, { loaded, stops });
  return stops;
}
