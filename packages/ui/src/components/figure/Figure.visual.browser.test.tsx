import { afterEach, describe, expect, test, beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { hex, pageColor, paintedColor } from '../../../test/rendered-color.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import {
  absurd,
  badGoals,
  garden,
  library,
  pets,
  change,
  clubs,
  empty,
  fruit,
  growth,
  long,
  many,
  one,
  rest,
  sleep,
  walks,
} from './Figure.examples.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';
import { PLAIN_VIEW_KEY, setPlainView } from './FigureTools.tsx';
import { formatCsv } from '../../figure-data/index.ts';
import { createFigureLocale } from '../../figure-data/phrases.ts';

const absurdLine: FigureRecord = { ...absurd, id: 'absurd-line', kind: 'line' };
const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const parts = (name: string) => [...document.querySelectorAll<SVGElement>(`[data-part="${name}"]`)];
const isSeen = (name: string) => document.querySelector(`[data-part="${name}"]`)?.checkVisibility() ?? false;

/** Width in pixels of the edge of the page's color around text; it may be cut off. */
const halo = 3;

const themes = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colors', { forcedColors: 'active', colorScheme: 'dark' }],
] as const;

describe.each(themes)('%s', (_theme, media) => {
  test('FIG-24 has contrast between bars, parts, lines and text and the page', async () => {
    await commands.emulateMedia(media);
    for (const figure of [fruit, sleep]) {
      const { remove } = renderServerHtml(show(figure));
      const frame = part('picture').getBoundingClientRect();
      const bar = [...parts('bar'), ...parts('segment')][0]?.getBoundingClientRect() ?? frame;
      const across = (bar.left + bar.width / 2 - frame.left) / frame.width;
      const down = (bar.top + bar.height / 2 - frame.top) / frame.height;
      const color = hex(await paintedColor(part('picture'), across, down));
      expect(contrastRatio(color, pageColor())).toBeGreaterThanOrEqual(3);
      remove();
    }
    await render(show(clubs));
    for (const line of parts('line'))
      expect(contrastRatio(hex(getComputedStyle(line).stroke), pageColor())).toBeGreaterThanOrEqual(3);
    for (const text of [...parts('tick'), ...parts('series')])
      expect(contrastRatio(hex(getComputedStyle(text).fill), pageColor())).toBeGreaterThanOrEqual(7);
  });

  test('FIG-13 distinguishes two series without color: by pattern, by dashes and marks', async () => {
    await commands.emulateMedia(media);
    await render(
      <>
        {show(walks)}
        {show(clubs)}
      </>,
    );
    const patterns = [...document.querySelectorAll('#sample-walks pattern path')].map((tile) =>
      tile.getAttribute('d'),
    );
    expect(new Set(patterns).size).toBe(3);
    const strokes = parts('line').map((line) => line.getAttribute('stroke-dasharray'));
    expect(new Set(strokes).size).toBe(2);
    const marks = [...document.querySelectorAll('#sample-clubs defs g path')].map((mark) =>
      mark.getAttribute('d'),
    );
    expect(new Set(marks).size).toBe(2);
  });
});

test('FIG-13 labels each bar, part and line in place, without a legend', async () => {
  await render(
    <>
      {show(walks)}
      {show(sleep)}
      {show(clubs)}
    </>,
  );
  const getTexts = (name: string) => parts(name).map((each) => each.textContent);
  expect(getTexts('value')).toEqual(
    expect.arrayContaining(['Adults: 4,726', 'Babies: Hidden to protect privacy', 'Badly: 9%']),
  );
  expect(getTexts('series')).toEqual(expect.arrayContaining(['Singing club']));
  expect(getTexts('series').toString()).toContain('Chess club');
});

test('FIG-13 has 36 pairs of color and pattern for 36 series', async () => {
  const [series] = walks.series;
  const rows = Array.from({ length: 36 }, (_, index) => ({ ...series, id: `r${index}`, label: `R${index}` }));
  await render(show({ ...walks, series: rows as FigureRecord['series'] }));
  const themes = [...document.querySelectorAll('pattern')].map(
    (pattern) =>
      `${pattern.getAttribute('class') ?? ''} ${pattern.querySelector('path')?.getAttribute('d') ?? ''}`,
  );
  expect(new Set(themes).size).toBe(36);
});

describe.each([320, 1280])('at %i px', (width) => {
  const samples = [
    ...[fruit, walks, sleep, growth, clubs, rest, change, absurd, long, one, empty, many],
    ...[garden, badGoals, pets, library],
  ];
  test.each(samples)('FIG-23, FIG-26 fits in without a scrolling box: $id', async (figure) => {
    await page.viewport(width, 800);
    const { container } = await render(show(figure));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const scrolling = [...container.querySelectorAll<HTMLElement>('div, table, figure')].filter(
      (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible',
    );
    expect(scrolling).toEqual([]);
  });

  test.each([fruit, walks, sleep, rest, absurd, growth, garden, badGoals, pets])(
    'FIG-23 cuts off no text of the picture, also at 200 %: $id',
    async (figure) => {
      await page.viewport(width, 800);
      await render(show(figure));
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        const frame = part('picture').getBoundingClientRect();
        for (const text of document.querySelectorAll('[data-part="picture"] text')) {
          const box = text.getBoundingClientRect();
          expect(box.left, text.textContent).toBeGreaterThanOrEqual(frame.left - halo);
          expect(box.right, text.textContent).toBeLessThanOrEqual(frame.right + halo);
          expect(box.bottom, text.textContent).toBeLessThanOrEqual(frame.bottom + 1);
        }
      }
    },
  );

  test.each([walks, clubs, absurdLine, garden, pets])(
    'FIG-23 has no texts that touch in the picture: $id',
    async (figure) => {
      await page.viewport(width, 800);
      await render(show(figure));
      const boxes = [...document.querySelectorAll('[data-part="picture"] text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      for (const [index, { text, box }] of boxes.entries()) {
        const touching = boxes
          .slice(index + 1)
          .filter(
            (other) =>
              other.box.left < box.right - 1 &&
              other.box.right > box.left + 1 &&
              other.box.top < box.bottom - 4 &&
              other.box.bottom > box.top + 4,
          );
        expect(touching.map((other) => `${text} / ${other.text}`)).toEqual([]);
      }
      const start = Math.min(...parts('bar').map((bar) => bar.getBoundingClientRect().left));
      // A bar is drawn over the edge around a text.
      for (const share of parts('share'))
        expect(share.getBoundingClientRect().right + halo).toBeLessThanOrEqual(start);
    },
  );
});

test('FIG-22 shows a narrow table row by row, with its headers in the accessibility tree', async () => {
  await page.viewport(320, 800);
  await render(show(walks));
  const tree = await commands.accessibilityTree();
  expect(tree.filter((line) => line.startsWith('columnheader'))).toHaveLength(4);
  expect(tree.filter((line) => line.startsWith('rowheader'))).toHaveLength(4);
  expect(getComputedStyle(part('table').querySelector('td') as Element).display).toBe('block');
});

test.each([
  ['empty', empty, 0],
  ['one', one, 1],
  ['absurd', absurd, 2],
  ['below zero', change, 4],
  ['500', many, 30],
  ['goals that cannot be', badGoals, 1],
] as const)('FIG-26 shows what it can of bad input: %s', async (_name, figure, bars) => {
  await render(show(figure));
  expect(parts('bar')).toHaveLength(bars);
  expect(part('claim').textContent).not.toBe('');
  if (figure === empty) expect(part('empty').textContent).toBe('There is no data to show.');
  else expect(part('table').querySelectorAll('tbody tr')).toHaveLength(figure.categories.length);
  expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

test('FIG-26 keeps the positions in the picture from right to left', async () => {
  await render(<div dir="rtl">{show(fruit)}</div>);
  const [first] = parts('bar');
  expect(first?.getBoundingClientRect().left).toBeCloseTo(part('picture').getBoundingClientRect().left, 0);
});

test('FIG-25 prints claim, picture, table and source, without tools', async () => {
  await render(show(walks));
  await commands.emulateMedia({ media: 'print' });
  expect(['claim', 'points', 'picture', 'table', 'origin'].map(isSeen)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(isSeen('tools')).toBe(false);
  expect(getComputedStyle(part('picture')).getPropertyValue('print-color-adjust')).toBe('exact');
});

test('FIG-20 has no animation', async () => {
  const { container } = await render(show(walks));
  for (const element of container.querySelectorAll('*')) {
    const { animationName, transitionDuration } = getComputedStyle(element);
    expect([animationName, transitionDuration]).toEqual(['none', '0s']);
  }
  expect(container.querySelector('animate, animateTransform, set')).toBeNull();
});

test('FIG-42 shows the share of each goal, its tick, and no bar of less than 3 px', async () => {
  await render(show(garden));
  expect(parts('share').map(({ textContent }) => textContent)).toEqual(['102%', '100%', '<1%']);
  const [first, second] = parts('bar').map((bar) => bar.getBoundingClientRect());
  expect(parts('bar')).toHaveLength(2);
  const ticks = parts('goal').map((tick) => tick.getBoundingClientRect().left);
  expect(ticks).toHaveLength(3);
  // Each row has its own scale: the goal of the first is passed, that of the second is just reached.
  expect(first?.right).toBeGreaterThan(ticks[0] ?? Infinity);
  expect(Math.abs((second?.right ?? 0) - (ticks[1] ?? 0))).toBeLessThanOrEqual(1.5);
  expect(part('table').textContent).toContain('Percent of the goal');
  expect([...part('table').querySelectorAll('td:last-child')].map((cell) => cell.textContent)).toEqual([
    '102%',
    '100%',
    '<1%',
  ]);
});

test('FIG-42 rounds a share, but not to all of a goal that is not reached', async () => {
  const [planted, goal] = garden.series;
  const reached = { ...planted, values: { c0: 240, c1: 1999, c2: 2001 } };
  const wanted = { ...goal, values: { c0: 350, c1: 2000, c2: 2000 } };
  await render(show({ ...garden, series: [reached, wanted] as FigureRecord['series'] }));
  expect(parts('share').map(({ textContent }) => textContent)).toEqual(['69%', '99%', '100%']);
});

test('FIG-42 has no bar of less than 3 px on the narrowest screen', async () => {
  await page.viewport(320, 800);
  const [planted, goal] = garden.series;
  const few = { ...planted, values: { c0: 8, c1: 14, c2: 25 } };
  const many = { ...goal, values: { c0: 700, c1: 700, c2: 700 } };
  await render(show({ ...garden, series: [few, many] as FigureRecord['series'] }));
  const widths = parts('bar').map((bar) => bar.getBoundingClientRect().width);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.length).toBeLessThan(3);
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(3);
});

test('FIG-42 shows a number without a share where the goal is missing or zero', async () => {
  await render(show(badGoals));
  expect(parts('share').map(({ textContent }) => textContent)).toEqual(['9,876%', '0%']);
  expect(parts('goal')).toHaveLength(2);
  expect(part('picture').textContent).toContain('Goal: No data');
});

test('FIG-43 has a shape for each series of a dot plot, and no dots that touch', async () => {
  await page.viewport(320, 800);
  await render(show(pets));
  const shapes = parts('dot-mark').map(
    (mark) => `${mark.getAttribute('d') ?? ''} ${mark.getAttribute('class') ?? ''}`,
  );
  expect(new Set(shapes).size).toBe(4);
  const dots = parts('point').map((dot) => dot.getBoundingClientRect());
  expect(dots).toHaveLength(14);
  for (const [index, one] of dots.entries())
    for (const other of dots.slice(index + 1)) {
      const isApart =
        Math.abs(one.left - other.left) >= one.width - 2 || Math.abs(one.top - other.top) >= one.height - 4;
      expect(isApart).toBe(true);
    }
});

test('FIG-44 shows totals as large numbers, and leaves gaps to the table', async () => {
  await render(show(library));
  const tiles = parts('tile') as unknown as HTMLElement[];
  expect(tiles.map(({ textContent }) => textContent)).toContain('1,204,511 Books');
  expect(tiles).toHaveLength(5);
  expect(Number.parseFloat(getComputedStyle(part('tile-number')).fontSize)).toBe(48);
  expect(part('table').textContent).toContain('No data');
});

test('FIG-45 colors the bars of the claim, and the others gray', async () => {
  await render(show(fruit));
  const colors = parts('bar').map((bar) => getComputedStyle(bar).color);
  expect(colors[0]).not.toBe(colors[1]);
  expect(new Set(colors.slice(1)).size).toBe(1);
});

test('FIG-45 fills the bars of the claim in forced colors, and outlines the others', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(show(fruit));
  const [claimed, ...others] = parts('bar').map((bar) => getComputedStyle(bar));
  expect(contrastRatio(hex(claimed?.fill ?? ''), pageColor())).toBeGreaterThanOrEqual(3);
  expect(others).toHaveLength(3);
  for (const { fill, stroke } of others) {
    expect(hex(fill)).toBe(pageColor());
    expect(contrastRatio(hex(stroke), pageColor())).toBeGreaterThanOrEqual(3);
  }
});

test('FIG-46 has table and key points of a compact figure in a closed disclosure', async () => {
  await render(<Figure figure={fruit} headingLevel={2} view="compact" />);
  expect(['claim', 'picture', 'origin'].map(isSeen)).toEqual([true, true, true]);
  expect(['table', 'points', 'tools'].map(isSeen)).toEqual([false, false, false]);
  await page.getByText('Table, key points, and files').click();
  expect(['table', 'points'].map(isSeen)).toEqual([true, true]);
});

test('FIG-46 has the tools of a compact figure in its disclosure', async () => {
  await render(<Figure figure={fruit} headingLevel={2} view="compact" />);
  expect(part('table').closest('details')?.contains(part('tools'))).toBe(true);
  await page.getByText('Table, key points, and files').click();
  expect(isSeen('tools')).toBe(true);
});

test('FIG-47 has no computed sentence where the page wants none', async () => {
  await render(<Figure figure={fruit} headingLevel={2} view="compact" hasKeyPoints={false} />);
  await page.getByText('Table and files', { exact: true }).click();
  expect(isSeen('table')).toBe(true);
  expect(document.querySelector('[data-part=points]')).toBeNull();
  const image = document.querySelector('[role=img]');
  expect(image?.getAttribute('aria-details')).toBe(`${fruit.id}-table`);
});

test('FIG-46 prints what is closed, the table beside the picture', async () => {
  await page.viewport(800, 800);
  await render(<Figure figure={fruit} headingLevel={2} view="compact" />);
  await commands.emulateMedia({ media: 'print' });
  expect(['table', 'points'].map(isSeen)).toEqual([true, true]);
  expect(isSeen('tools')).toBe(false);
  const [picture, table] = ['picture', 'table'].map((name) => part(name).getBoundingClientRect());
  expect(table?.left).toBeGreaterThanOrEqual(picture?.right ?? Infinity);
});

describe('the tools', () => {
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
    test('FIG-17, FIG-34 saves the numbers in the reader’s language, and announces it in a live region that was there (semiotic #971)', async () => {
      await render(withLocale('es', show(rest)));
      const region = part('status');
      expect([region.role, region.textContent]).toEqual(['status', '']);
      await userEvent.click(part('csv'));
      expect(saved.map(({ name }) => name)).toEqual(['sample-rest-es.csv']);
      expect(await saved[0]?.content.text()).toBe(formatCsv(rest, createFigureLocale('es-US')).slice(1));
      expect(part('status')).toBe(region);
      expect(region.textContent).toBe('Guardado: sample-rest-es.csv');
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
      await expect
        .poll(() => part('status').textContent, encoding)
        .toContain('The picture could not be made.');
      expect(saved).toEqual([]);
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
      const full = {
        bars: count('[data-part="bar"]'),
        size: textSize(),
        ranges: count('[data-part="range"]'),
      };
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
});
