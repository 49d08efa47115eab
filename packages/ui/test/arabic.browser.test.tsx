import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { arabicMessages } from '../.storybook/arabic.ts';
import { ArabicMessages } from '../.storybook/InArabic.tsx';
import { axeFindings } from './axe.ts';
import { findBeyondTheEdge } from './beyond-the-edge.ts';
import { stories } from './stories.tsx';

const arabicStories = stories.filter(({ name }) => name === 'Arabic');

/** The folders of components that have messages, of which a story must show at least one. */
const foldersWithMessages = new Set(
  Object.keys(arabicMessages).map((name) =>
    name
      .replace('ToastRegion', 'Toast')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  ),
);

/** Names that are written in Latin letters in Arabic text too: file formats, a key, an address. */
const allowed = new Set([
  'PDF',
  'CSV',
  'PNG',
  'kB',
  'Tab',
  'example.org',
  'name@example.org',
  'help@example.org',
]);

/** Words of a text in Latin letters, except for the names that are allowed. */
const findLatin = (text: string): string[] =>
  (text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\d@.-]*/gu) ?? []).filter(
    (word) => !allowed.has(word.replace(/\.$/, '')),
  );

const getLanguage = (element: Element | null): string | null | undefined =>
  element?.closest('[lang]')?.getAttribute('lang');

/** Text in Latin letters that a screen reader would read as if it were Arabic. */
function findUnmarkedText(container: Element): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    // Chromium exposes no text of a hidden drawing: no screen reader reads it.
    if (parent?.closest('[aria-hidden=true]') || getLanguage(parent) !== 'ar') continue;
    if (findLatin(text ?? '').length > 0) found.push(`${parent?.tagName}: ${text}`);
  }
  return found;
}

const naming = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label']; // prettier-ignore

/** Names and descriptions in attributes, in Latin letters. */
const findLatinNames = (container: Element): string[] =>
  [...container.querySelectorAll('*')]
    .filter((element) => getLanguage(element) === 'ar' && element.localName !== 'track')
    .flatMap((element) =>
      naming
        .filter((attribute) => findLatin(element.getAttribute(attribute) ?? '').length > 0)
        .map((attribute) => `${element.tagName} ${attribute}: ${element.getAttribute(attribute)}`),
    );

/** Names that lack the text on their control (WCAG 2.5.3); axe-core takes joined Arabic letters for icons, and finds none. */
const findMismatchedNames = (container: Element): string[] =>
  [...container.querySelectorAll('a[aria-label], button[aria-label]')]
    .map((control) => ({ name: control.ariaLabel ?? '', text: control.textContent.trim() }))
    .filter(({ name, text }) => text !== '' && !` ${name} `.includes(` ${text} `))
    .map(({ name, text }) => `${text}: ${name}`);

/** Boxes that are laid out from one side: not text in a line, nor drawings and maps, whose left is always left. */
const findBoxes = (container: Element): Element[] =>
  [...container.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('svg, option, video, [dir=ltr], [data-part=marks]') &&
      !/^(inline|none|contents)$/.test(getComputedStyle(element).display) &&
      element.getBoundingClientRect().width > 1,
  );

/** Boxes that are not as far from the right in Arabic as they would be from the left in English. */
function findUnmirrored(container: Element): string[] {
  const [wrapper] = container.children;
  const boxes = findBoxes(container);
  const fromRight = boxes.map((box) => innerWidth - box.getBoundingClientRect().right);
  document.documentElement.dir = 'ltr';
  wrapper?.setAttribute('dir', 'ltr');
  const fromLeft = boxes.map((box) => box.getBoundingClientRect().left);
  document.documentElement.dir = 'rtl';
  wrapper?.setAttribute('dir', 'rtl');
  return boxes
    .map((box, index) => ({ box, right: fromRight[index] ?? 0, left: fromLeft[index] ?? 0 }))
    .filter(({ right, left }) => Math.abs(right - left) > 1)
    .map(
      ({ box, right, left }) =>
        `${box.outerHTML.slice(0, 120)}: ${right} px from the right, ${left} px from the left`,
    );
}

beforeEach(() => {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

test('every component that shows something has a story in Arabic', () => {
  const folders = new Set(stories.map(({ folder }) => folder));
  folders.delete('theme');
  expect(arabicStories.map(({ folder }) => folder)).toEqual([...folders]);
  expect(folders.size).toBeGreaterThan(40);
});

test.each(arabicStories)('$folder: from right to left, in Arabic alone', async ({ show }) => {
  await page.viewport(320, 640);
  const { container } = await render(show('en'));
  expect(findBeyondTheEdge(container), 'beyond the edge').toEqual([]);
  await page.viewport(1280, 800);
  const roots = [...container.querySelectorAll('[data-component]')];
  expect(roots.map((root) => getComputedStyle(root).direction)).toEqual(roots.map(() => 'rtl'));
  expect(findUnmirrored(container), 'not mirrored').toEqual([]);
  expect(await axeFindings(container), 'axe').toEqual([]);
  expect(findUnmarkedText(container), 'text').toEqual([]);
  expect(findLatinNames(container), 'names').toEqual([]);
  expect(findMismatchedNames(container), 'text and name').toEqual([]);
});

test.each(arabicStories)('LOC-05 $folder: marks English fallback text', async ({ folder, show }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(<ArabicMessages value={undefined}>{show('en')}</ArabicMessages>);
  expect(findUnmarkedText(container)).toEqual([]);
  const english = [...container.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
  if (foldersWithMessages.has(folder)) expect([...english, ...findLatinNames(container)]).not.toEqual([]);
});
