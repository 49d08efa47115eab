import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { PLAIN_VIEW_KEY, setPlainView } from './plain-view-preference.ts';
import { formatCsv } from './data/index.ts';
import { createFigureLocale } from './data/phrases.ts';
import { clubs, fruit, growth, many, one, rest } from './Figure.records.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const count = (selector: string) => document.querySelectorAll(`[data-part="picture"] ${selector}`).length;

/** A slow machine takes its time to encode a picture. */
const encoding = { timeout: 15_000 };

/** Files that the page gave to the reader. */
let saved: { name: string; content: Blob }[] = [];
const contents = new Map<string, Blob>();
let frame = 0;

/**
 * Chromium encodes a canvas in the idle time of frames. In the frame of a test nothing is painted, and it would wait for
 * its own timeouts: one second to begin, up to six more to end.
 */
const keepPainting = () => {
  frame = requestAnimationFrame(keepPainting);
};

beforeEach(() => {
  keepPainting();
  saved = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = createObjectURL(content);
    contents.set(url, content as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
});

afterEach(() => {
  cancelAnimationFrame(frame);
  vi.restoreAllMocks();
  setPlainView(false);
});

type Color = readonly [red: number, green: number, blue: number];

/** The size of a picture, and what counts its pixels of one opaque color. */
async function readPixels(file: Blob) {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas.');
  canvas.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const countPixels = (color: Color) => {
    const [wanted] = new Uint32Array(new Uint8Array([...color, 255]).buffer);
    return pixels.reduce((count, pixel) => (pixel === wanted ? count + 1 : count), 0);
  };
  return { width, height, countPixels };
}

test('FIG-38 hides its tools from everyone until hydration, and keeps their room', async () => {
  const { container, hydrate } = renderServerHtml(show(fruit));
  const isVisible = () => part('tools').checkVisibility({ visibilityProperty: true });
  const getTools = async () =>
    (await commands.accessibilityTree()).filter((line) => /^(toolbar|button)/.test(line));
  const { height } = container.getBoundingClientRect();
  expect(isVisible()).toBe(false);
  expect(await getTools()).toEqual([]);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(false);
  await hydrate();
  expect(isVisible()).toBe(true);
  expect(await getTools()).toHaveLength(4);
  expect(container.getBoundingClientRect().height).toBe(height);
});

describe('files', () => {
  test('FIG-17 saves the numbers in the reader’s language, with a message', async () => {
    await render(withLocale('es', show(rest)));
    await userEvent.click(part('csv'));
    expect(saved.map(({ name }) => name)).toEqual(['sample-rest-es.csv']);
    expect(await saved[0]?.content.text()).toBe(formatCsv(rest, createFigureLocale('es-US')).slice(1));
    expect(part('status').textContent).toBe('Guardado: sample-rest-es.csv');
    expect(document.activeElement).toBe(part('csv'));
  });

  test.each([
    ['light', fruit, [255, 255, 255], [11, 90, 110]],
    ['dark', fruit, [14, 26, 32], [143, 211, 234]],
    ['light', clubs, [255, 255, 255], [181, 84, 28]],
    ['light', rest, [255, 255, 255], [11, 90, 110]],
    ['light', { ...one, kind: 'line' }, [255, 255, 255], [11, 90, 110]],
  ] as const)(
    'FIG-18 saves the picture in the current colors: %s',
    async (colorScheme, figure, page, mark) => {
      await commands.emulateMedia({ colorScheme });
      await render(show(figure));
      await userEvent.click(part('png'));
      await expect.poll(() => saved.map(({ name }) => name), encoding).toEqual([`${figure.id}-en.png`]);
      const file = saved[0]?.content as Blob;
      expect(file.type).toBe('image/png');
      const { width, height, countPixels } = await readPixels(file);
      expect(width).toBe(1600);
      expect(height).toBeGreaterThan(300);
      expect(countPixels(page)).toBeGreaterThan((width * height) / 2);
      expect(countPixels(mark)).toBeGreaterThan(200);
    },
  );

  test('FIG-18 needs only a data: URL for the drawing, and no style attribute', async () => {
    const sources: string[] = [];
    const native = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLImageElement,
      url,
    ) {
      sources.push(url);
      native?.set?.call(this, url);
    });
    await render(show({ ...growth, notes: ['The year 2026 is made up.'] }));
    await userEvent.click(part('png'));
    await expect.poll(() => saved, encoding).toHaveLength(1);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatch(/^data:image\/svg\+xml/);
    const drawing = decodeURIComponent(sources[0] ?? '');
    expect(drawing).not.toMatch(/ style=| class=/);
    for (const text of [
      'People in the garden club',
      'grew by 310 people',
      'Sample data',
      'May 2026',
      'Notes: The year 2026',
    ])
      expect(drawing).toContain(text);
  });

  test('FIG-18 has a message when the picture cannot be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await render(show(fruit));
    await userEvent.click(part('png'));
    await expect.poll(() => part('status').textContent, encoding).toContain('The picture could not be made.');
    expect(saved).toEqual([]);
  });

  test('FIG-34 announces what was saved in a live region that is there from the start (semiotic #971)', async () => {
    await render(show(fruit));
    const region = part('status');
    expect([region.role, region.textContent]).toEqual(['status', '']);
    await userEvent.click(part('csv'));
    expect(part('status')).toBe(region);
    expect(region.textContent).toBe('Saved: sample-fruit-en.csv');
  });
});

describe('plain view', () => {
  const textSize = () => Number.parseFloat(getComputedStyle(part('picture')).fontSize);

  test('FIG-19 has larger text and fewer marks, in all figures of the page, and back', async () => {
    await render(
      <>
        {show(many)}
        {show(rest)}
        {show(clubs)}
      </>,
    );
    const full = { bars: count('[data-part="bar"]'), size: textSize(), ranges: count('[data-part="range"]') };
    expect([full.bars, full.ranges]).toEqual([30 + 3, 3]);
    expect(part('left-out').textContent).toBe(
      'The picture shows the 30 largest of 500. The table has them all.',
    );
    await userEvent.click(part('plain-view'));
    expect(part('plain-view').ariaPressed).toBe('true');
    expect(count('[data-part="bar"]')).toBe(8 + 3);
    expect([count('[data-part="range"]'), count('[data-part="tick"]') < 8]).toEqual([0, true]);
    expect(textSize()).toBeGreaterThan(full.size);
    expect(part('left-out').textContent).toBe(
      'The picture shows the 8 largest of 500. The table has them all.',
    );
    await userEvent.click(part('plain-view'));
    expect(count('[data-part="bar"]')).toBe(full.bars);
  });

  test('FIG-19 is stored on the reader’s device', async () => {
    await render(show(fruit));
    await userEvent.click(part('plain-view'));
    expect(localStorage.getItem(PLAIN_VIEW_KEY)).toBe('yes');
    await userEvent.click(part('plain-view'));
    expect(localStorage.getItem(PLAIN_VIEW_KEY)).toBeNull();
  });

  test('FIG-19 follows what was stored, also in another window', async () => {
    await render(show(fruit));
    localStorage.setItem(PLAIN_VIEW_KEY, 'yes');
    dispatchEvent(new StorageEvent('storage', { key: PLAIN_VIEW_KEY }));
    await expect.poll(() => part('plain-view').ariaPressed).toBe('true');
  });

  test('FIG-19 is shown where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await render(show(fruit));
    await userEvent.click(part('plain-view'));
    expect(part('plain-view').ariaPressed).toBe('true');
  });
});
