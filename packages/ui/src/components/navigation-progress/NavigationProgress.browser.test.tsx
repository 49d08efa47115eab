import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio, dark, light } from '../../theme/index.ts';
import { NavigationProgress, type NavigationProgressProps } from './index.ts';

const failure = 'The page could not be loaded.';
const progress = (state: NavigationProgressProps['state'], percent = 40) => (
  <>
    <NavigationProgress
      state={state}
      percent={percent}
      label="Loading the page"
      messages={{ failed: failure }}
    />
    <button type="button">Below</button>
  </>
);
const bar = () => document.querySelector('progress') as HTMLProgressElement;
const filled = () => paintedColor(bar(), 0.2);
const empty = () => paintedColor(bar(), 0.8);
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

test('NPG-01 is a progress bar with name and value', async () => {
  await render(progress('loading'));
  const lines = (await commands.accessibilityTree()).filter((line) => line.startsWith('progressbar'));
  expect(lines).toEqual([expect.stringContaining('progressbar "Loading the page"')]);
  expect([bar().value, bar().max]).toEqual([40, 100]);
});

test('NPG-10 is in a landmark while it is shown', async () => {
  const { rerender } = await render(progress('loading'));
  expect(bar().closest('[role=region]')).toHaveAccessibleName('Loading the page');
  await rerender(progress('idle', 0));
  expect(document.querySelector('[role=region]')).toBeNull();
});

test('NPG-02 shows and announces nothing while idle', async () => {
  const { container } = await render(progress('idle', 0));
  expect(container.textContent).toBe('Below');
  expect(bar()).toBeNull();
});

test('NPG-03 turns red on failure, and shows and announces the message', async () => {
  const { rerender } = await render(progress('loading'));
  expect(await filled()).toBe(rgb(light.action.base));
  await rerender(progress('failed'));
  expect(await filled()).toBe(rgb(light.danger.text));
  await expect.element(page.getByText(failure)).toBeVisible();
  expect(page.getByText(failure).element().getAttribute('aria-live')).toBe('polite');
});

test('NPG-11 announces once that the page is loading, without room for the text', async () => {
  const { rerender } = await render(progress('idle', 0));
  const region = document.querySelector('[aria-live]') as HTMLElement;
  const changed = vi.fn();
  const observer = new MutationObserver(changed);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  for (const percent of [10, 20, 30]) await rerender(progress('loading', percent));
  expect(region.textContent.trim()).toBe('Loading the page');
  expect(region.clientHeight).toBe(0);
  expect(changed).toHaveBeenCalledOnce();
  observer.disconnect();
  await rerender(progress('idle', 0));
  expect(region).toBeEmptyDOMElement();
});

test('NPG-04 has its live region before the message', async () => {
  const { rerender } = await render(progress('idle', 0));
  const region = document.querySelector('[aria-live]') as HTMLElement;
  // An empty region is not read out: every page begins with it.
  expect((await commands.accessibilityTree()).filter((line) => line.startsWith('status'))).toEqual([]);
  await rerender(progress('failed'));
  expect(region.isConnected).toBe(true);
  expect(region.textContent).toBe(failure);
});

test('NPG-05 moves nothing, and leaves focus alone', async () => {
  const { rerender } = await render(progress('idle', 0));
  const below = page.getByRole('button').element() as HTMLElement;
  const before = below.getBoundingClientRect().top;
  below.focus();
  await rerender(progress('loading'));
  expect(below.getBoundingClientRect().top).toBe(before);
  expect(document.activeElement).toBe(below);
  await rerender(progress('idle', 0));
  expect(below.getBoundingClientRect().top).toBe(before);
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)('NPG-06 shows how full it is, %s', async (colorScheme, colors) => {
  await commands.emulateMedia({ colorScheme });
  await render(progress('loading'));
  expect(await filled()).toBe(rgb(colors.action.base));
  expect(await empty()).toBe(rgb(colors.surface.sunken));
  expect(contrastRatio(colors.action.base, colors.surface.sunken)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(colors.danger.text, colors.surface.sunken)).toBeGreaterThanOrEqual(3);
});

test('NPG-06 shows how full it is in forced colors', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(progress('loading'));
  expect(await filled()).not.toBe(await empty());
  expect(getComputedStyle(bar()).borderTopWidth).toBe('1px');
});

test('NPG-07 is not printed', async () => {
  await render(progress('failed'));
  await commands.emulateMedia({ media: 'print' });
  expect(bar().checkVisibility()).toBe(false);
});
