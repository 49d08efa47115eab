import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from './axe.ts';
import { findBeyondTheEdge } from './beyond-the-edge.ts';
import { findMissingRings, findPaleText, findSmallTargets } from './find-in-page.ts';
import { renderServerHtml } from './render-server-html.tsx';
import type { Media } from './emulate-media.command.ts';
import { isLarge, stories, type Example } from './stories.tsx';
import { chooseModes, matrix, type Mode } from './story-matrix-modes.ts';

const isNightly = import.meta.env.VITE_NIGHTLY === '1';

const media: Record<Mode['theme'], Media> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { colorScheme: 'dark', forcedColors: 'active' },
  'more contrast': { colorScheme: 'light', contrast: 'more' },
  print: { media: 'print', colorScheme: 'dark' },
};

/** Text spacing that a reader may set (WCAG 2.2, 1.4.12), and text twice as large (1.4.4). */
const readersStyles = {
  '320 px with wide text':
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  '320 px with text twice as large': ':root { font-size: 200% }',
};

/** Gives the reader's screen and text size to the page, until the test ends. */
async function applyView(view: Mode['view']) {
  await page.viewport(view === '1280 px' ? 1280 : 320, view === '1280 px' ? 800 : 640);
  const style = document.createElement('style');
  style.textContent = view in readersStyles ? readersStyles[view as keyof typeof readersStyles] : '';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** What moves now, or would when something changes. */
const moving = (container: HTMLElement) => [
  ...document.getAnimations().map(({ id, playState }) => `animation ${id} ${playState}`),
  ...[...container.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after']
      .filter((part) => /[1-9]/.test(getComputedStyle(element, part).transitionDuration))
      .map((part) => `${element.tagName}${part ?? ''} has a transition`),
  ),
];

/** The story of each component that prints the most, without those of hundreds of the same. */
const mainStories = Object.values(
  Object.groupBy(
    stories.filter((story) => !isLarge(story)),
    ({ folder }) => folder,
  ),
).flatMap((ofFolder = []) => {
  const getLength = ({ show }: Example) => renderToStaticMarkup(show('en')).length;
  return ofFolder.toSorted((one, other) => getLength(other) - getLength(one)).slice(0, 1);
});

/** The gate shows the main story of each component, in two modes, and the nightly run every story in every mode. */
const shown = (isNightly ? stories : mainStories).flatMap((story, index) =>
  (isNightly ? matrix : chooseModes(index)).map((mode) => ({
    ...story,
    mode,
    title: Object.values(mode).join(', '),
  })),
);

/**
 * The text of a component, without the names in a drawing: those for which a frame has room are known with its size. And
 * without the button of a calendar, which is nothing without script.
 */
function readText(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const drawing of copy.querySelectorAll('svg[aria-hidden="true"], [data-part="opener"]'))
    drawing.remove();
  return copy.textContent;
}

test.each(shown)('$folder, $name: $title', async ({ show, mode }) => {
  document.documentElement.lang = mode.locale;
  await commands.emulateMedia({
    ...media[mode.theme],
    reducedMotion: 'reduce',
  });
  await applyView(mode.view);
  const { container, hydrate } = renderServerHtml(show(mode.locale));
  if (mode.script === 'after script') {
    const text = readText(container);
    expect(await hydrate()).toEqual([]);
    expect(readText(container)).toBe(text);
  }
  expect(findBeyondTheEdge(container), 'beyond the edge').toEqual([]);
  expect(await axeFindings(container), 'axe').toEqual([]);
  expect(moving(container)).toEqual([]);
});

test.each(isNightly ? stories.filter((story) => !isLarge(story)) : mainStories)(
  '$folder, $name: hydrates, fits into 320 px, has targets of 44 px, text of 7:1 in light and dark, rings on focus',
  async ({ show }) => {
    await applyView('320 px');
    const { container, hydrate } = renderServerHtml(show('en'));
    const text = readText(container);
    expect(await hydrate()).toEqual([]);
    expect(readText(container)).toBe(text);
    expect(findBeyondTheEdge(container), 'beyond the edge').toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(findPaleText(container), colorScheme).toEqual([]);
    }
    for (const view of ['320 px', '1280 px'] as const) {
      await applyView(view);
      expect(findSmallTargets(container), view).toEqual([]);
    }
    await userEvent.keyboard('{Shift}');
    expect(findMissingRings(container)).toEqual([]);
  },
);

if (isNightly) {
  test.each(stories)('$folder, $name: from right to left, in Arabic', async ({ showInArabic }) => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await applyView('320 px');
    const { container, hydrate } = renderServerHtml(showInArabic());
    await hydrate();
    expect(findBeyondTheEdge(container), 'beyond the edge').toEqual([]);
    await applyView('1280 px');
    expect(findBeyondTheEdge(container), 'beyond the edge').toEqual([]);
    expect(await axeFindings(container), 'axe').toEqual([]);
  });
}
