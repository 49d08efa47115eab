import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { PLAIN_VIEW_KEY, setPlainView } from './plain-view-preference.ts';
import { formatCsv } from './data/index.ts';
import { clubs, fruit, growth, many, one, rest } from './Figure.records.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';

const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const count = (selector: string) => document.querySelectorAll(`[data-part="picture"] ${selector}`).length;

/** A slow machine takes its time to paint and pack a picture. */
const painting = { timeout: 15_000 };

/** Files that the page gave to the reader. */
let saved: { name: string; content: Blob }[] = [];
const contents = new Map<string, Blob>();

beforeEach(() => {
  saved = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = createObjectURL(content);
    contents.set(address, content as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  setPlainView(false);
});

async function readPixels(file: Blob) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const { data } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `${data[at]} ${data[at + 1]} ${data[at + 2]} ${data[at + 3]}`;
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { width: picture.width, height: picture.height, colors };
}

test('FIG-38 no tool is seen, heard or reached until it works, and its room is kept', async () => {
  const { container, hydrate } = renderServerHtml(show(fruit));
  const isSeen = () => part('tools').checkVisibility({ visibilityProperty: true });
  const getAnnouncement = async () =>
    (await commands.accessibilityTree()).filter((line) => /^(toolbar|button)/.test(line));
  const { height } = container.getBoundingClientRect();
  expect(isSeen()).toBe(false);
  expect(await getAnnouncement()).toEqual([]);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(false);
  await hydrate();
  expect(isSeen()).toBe(true);
  expect(await getAnnouncement()).toHaveLength(4);
  expect(container.getBoundingClientRect().height).toBe(height);
});

describe('files', () => {
  test('FIG-17 saves the numbers in the reader’s language, and says so', async () => {
    await render(show(rest, { locale: 'es' }));
    await userEvent.click(part('csv'));
    expect(saved.map(({ name }) => name)).toEqual(['sample-rest-es.csv']);
    expect(await saved[0]?.content.text()).toBe(formatCsv(rest, 'es').slice(1));
    expect(part('status').textContent).toBe('Guardado: sample-rest-es.csv');
    expect(document.activeElement).toBe(part('csv'));
  });

  test.each([
    ['light', fruit, '255 255 255 255', '11 90 110 255'],
    ['dark', fruit, '14 26 32 255', '143 211 234 255'],
    ['light', clubs, '255 255 255 255', '181 84 28 255'],
    ['light', rest, '255 255 255 255', '11 90 110 255'],
    ['light', { ...one, kind: 'line' }, '255 255 255 255', '11 90 110 255'],
  ] as const)(
    'FIG-18 saves the picture in the colours that are seen: %s',
    async (colorScheme, figure, page, mark) => {
      await commands.emulateMedia({ colorScheme });
      await render(show(figure));
      await userEvent.click(part('png'));
      await expect.poll(() => saved.map(({ name }) => name), painting).toEqual([`${figure.id}-en.png`]);
      const file = saved[0]?.content as Blob;
      expect(file.type).toBe('image/png');
      const { width, height, colors } = await readPixels(file);
      expect(width).toBe(1600);
      expect(height).toBeGreaterThan(300);
      expect(colors.get(page)).toBeGreaterThan((width * height) / 2);
      expect(colors.get(mark)).toBeGreaterThan(200);
    },
  );

  test('FIG-18 needs no address but data: for the drawing, and no style attribute', async () => {
    const sources: string[] = [];
    const native = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLImageElement,
      address,
    ) {
      sources.push(address);
      native?.set?.call(this, address);
    });
    await render(show(growth));
    await userEvent.click(part('png'));
    await expect.poll(() => saved, painting).toHaveLength(1);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatch(/^data:image\/svg\+xml/);
    const drawing = decodeURIComponent(sources[0] ?? '');
    expect(drawing).not.toMatch(/ style=| class=/);
    for (const words of ['People in the garden club', 'grew by 310 people', 'Sample data', 'May 2026'])
      expect(drawing).toContain(words);
  });

  test('FIG-18 says so when the picture cannot be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await render(show(fruit));
    await userEvent.click(part('png'));
    await expect.poll(() => part('status').textContent, painting).toContain('The picture could not be made.');
    expect(saved).toEqual([]);
  });

  test('FIG-34 what was saved is announced in a region that is there from the first (semiotic #971)', async () => {
    await render(show(fruit));
    const region = part('status');
    expect([region.role, region.textContent]).toEqual(['status', '']);
    await userEvent.click(part('csv'));
    expect(part('status')).toBe(region);
    expect(region.textContent).toBe('Saved: sample-fruit-en.csv');
  });
});

describe('calm view', () => {
  const textSize = () => Number.parseFloat(getComputedStyle(part('picture')).fontSize);

  test('FIG-19 larger text and fewer marks, in all figures at once, and back', async () => {
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
    await userEvent.click(part('calm'));
    expect(part('calm').ariaPressed).toBe('true');
    expect(count('[data-part="bar"]')).toBe(8 + 3);
    expect([count('[data-part="range"]'), count('[data-part="tick"]') < 8]).toEqual([0, true]);
    expect(textSize()).toBeGreaterThan(full.size);
    expect(part('left-out').textContent).toBe(
      'The picture shows the 8 largest of 500. The table has them all.',
    );
    await userEvent.click(part('calm'));
    expect(count('[data-part="bar"]')).toBe(full.bars);
  });

  test('FIG-19 the wish is remembered on the reader’s device', async () => {
    await render(show(fruit));
    await userEvent.click(part('calm'));
    expect(localStorage.getItem(PLAIN_VIEW_KEY)).toBe('yes');
    await userEvent.click(part('calm'));
    expect(localStorage.getItem(PLAIN_VIEW_KEY)).toBeNull();
  });

  test('FIG-19 a wish that was kept counts, as does one from another window', async () => {
    await render(show(fruit));
    localStorage.setItem(PLAIN_VIEW_KEY, 'yes');
    dispatchEvent(new StorageEvent('storage', { key: PLAIN_VIEW_KEY }));
    await expect.poll(() => part('calm').ariaPressed).toBe('true');
  });

  test('FIG-19 it works where nothing may be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await render(show(fruit));
    await userEvent.click(part('calm'));
    expect(part('calm').ariaPressed).toBe('true');
  });
});
