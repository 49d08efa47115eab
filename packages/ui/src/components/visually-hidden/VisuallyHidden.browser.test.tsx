import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { paintedColor } from '../../../test/rendered-color.ts';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { VisuallyHidden, type VisuallyHiddenProps } from './index.ts';

const hidden = (props: Partial<VisuallyHiddenProps> = {}) => (
  <VisuallyHidden {...props}>near Albuquerque</VisuallyHidden>
);
const element = () => document.querySelector('[data-component="visually-hidden"]') as HTMLElement;

test('VIS-01 is a separate word in the name of its button', async () => {
  await render(<button type="button">Sites {hidden()} now</button>);
  expect((await commands.accessibilityTree()).join('\n')).toContain('button "Sites near Albuquerque now"');
});

test.each([
  ['text', 'near Albuquerque'],
  ['markup', <em key="text">near Albuquerque</em>],
])('VIS-01 does not run into the text around it, as %s', async (_kind, children) => {
  await render(
    <p>
      12 sites <VisuallyHidden>{children}</VisuallyHidden> now
    </p>,
  );
  const tree = await commands.accessibilityTree();
  const texts = tree.flatMap((line) => /^StaticText (".*")$/.exec(line)?.[1] ?? []);
  const text = texts.map((line) => JSON.parse(line) as string).join('');
  expect(text.replace(/\s+/g, ' ')).toBe('12 sites near Albuquerque now');
  expect(text).toMatch(/ near Albuquerque /);
});

test('VIS-02 is invisible and takes no room, before hydration and without inline style', async () => {
  const { container, hydrate } = renderServerHtml(<div>{hidden({ as: 'p' })}</div>);
  expect(container.innerHTML).not.toContain('style=');
  const paper = getComputedStyle(document.body).backgroundColor;
  expect(await paintedColor(element(), 0.5)).toBe(paper);
  expect(container.getBoundingClientRect().height).toBe(0);
  expect(await hydrate()).toEqual([]);
});

test.each(['ltr', 'rtl'])('VIS-03 does not make the page scroll at 320 px, %s', async (dir) => {
  await page.viewport(320, 800);
  await render(
    <div dir={dir}>
      <VisuallyHidden>{'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20)}</VisuallyHidden>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('VIS-04 renders the element of `as`, and is marked with `lang`', async () => {
  const { container } = await render(hidden({ as: 'h2', lang: 'es' }));
  expect(await commands.accessibilityTree()).toContain('heading "near Albuquerque" level=2');
  expect(element().lang).toBe('es');
  expect(await axeFindings(container)).toEqual([]);
});

test('VIS-05 warns a developer of something in it that can take focus', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <VisuallyHidden>
      <a href="#help">Help</a>
    </VisuallyHidden>,
  );
  expect(warned).toHaveBeenCalledWith(
    '[@longcovid/ui] VisuallyHidden: it contains an element that can take focus. People who use a keyboard cannot see where focus is. Make the element visible, or use SkipLink, which is visible while it has focus.',
  );
  warned.mockClear();
  await render(hidden());
  expect(warned).not.toHaveBeenCalled();
});
