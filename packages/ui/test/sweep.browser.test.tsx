import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { axeFindings } from './axe.ts';
import { beforeScript } from './before-script.tsx';
import { stories } from './stories.tsx';

const looks = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
] as const;

/** Text spacing that a reader may set (WCAG 2.2, 1.4.12), and text twice as large (1.4.4). */
const readersStyles = {
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  large: ':root { font-size: 200% }',
};

/** What stands out beyond the right or left edge of the screen. */
const beyondTheEdge = (container: HTMLElement) => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...container.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => `${element.tagName} ${element.textContent}`);
};

describe.each(['en', 'es'] as const)('%s', (locale) => {
  test.each(stories)('$folder, $name: hydrates clean and keeps its words', async ({ show }) => {
    const { container, hydrate } = beforeScript(show(locale));
    const words = container.textContent;
    expect(await hydrate()).toEqual([]);
    expect(container.textContent).toBe(words);
  });

  test.each(stories)('$folder, $name: no axe finding in light, dark and forced colours', async ({ show }) => {
    document.documentElement.lang = locale;
    const { container, hydrate } = beforeScript(show(locale));
    await hydrate();
    for (const [look, media] of looks) {
      await commands.emulateMedia(media);
      expect(await axeFindings(container), look).toEqual([]);
    }
  });

  test.each(stories)(
    '$folder, $name: no sideways scrolling at 320 px, also with wide or large text',
    async ({ show }) => {
      const { container } = beforeScript(show(locale));
      await page.viewport(320, 640);
      expect(beyondTheEdge(container)).toEqual([]);
      for (const [wish, css] of Object.entries(readersStyles)) {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
        expect(beyondTheEdge(container), wish).toEqual([]);
        style.remove();
      }
    },
  );
});
