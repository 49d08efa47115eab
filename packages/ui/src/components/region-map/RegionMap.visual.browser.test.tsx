import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, palettes, paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { createAreas, examples, createInsets, createMarkers, viewBox } from './RegionMap.examples.ts';
import { type MapMarker, RegionMap, type RegionMapProps } from './index.ts';

const { label, areas, inset, places } = examples.en;
const map = (props: Partial<RegionMapProps> = {}) => (
  <RegionMap
    {...{
      label,
      viewBox,
      areas: createAreas(areas),
      insets: createInsets(inset),
      points: createMarkers(places),
    }}
    selectedId="river"
    {...props}
  />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const mark = (id: string) => document.querySelector(`[data-id="${id}"]`) as HTMLElement;

test('RGM-18 has a mark at the very edge, with its ring, inside the frame', async () => {
  const corners: MapMarker[] = [[0, 0], [600, 0], [0, 400], [600, 400]].map(([x = 0, y = 0], index) => ({
    ...{ id: String(index), label: String(index), x, y, tone: 'open' },
  })); // prettier-ignore
  await render(map({ points: corners }));
  const frame = part('frame').getBoundingClientRect();
  const ring = 5;
  for (const { id } of corners) {
    const box = mark(id).getBoundingClientRect();
    expect(box.left - ring).toBeGreaterThanOrEqual(frame.left);
    expect(box.top - ring).toBeGreaterThanOrEqual(frame.top);
    expect(box.right + ring).toBeLessThanOrEqual(frame.right);
    expect(box.bottom + ring).toBeLessThanOrEqual(frame.bottom);
  }
});

describe.each(palettes)('in %j', (media) => {
  const contrast = (a: string, b: string) => contrastRatio(hex(a), hex(b));

  test('RGM-19, RGM-17 has a filled mark for open and a hollow one with a bar for closed, both visible on the map', async () => {
    await commands.emulateMedia(media);
    await render(map());
    // The map is visible between the mark and the edge of its target.
    const ground = await paintedColor(mark('hill'), 0.1);
    expect(contrast(await paintedColor(mark('hill'), 0.5), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(await paintedColor(mark('hill'), 0.5, 0.38), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(await paintedColor(mark('mesa'), 0.5), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(await paintedColor(mark('mesa'), 0.5, 0.4), ground)).toBeLessThan(1.3);
  });

  test('RGM-19 has visible edges of clusters, the selected place, areas and insets', async () => {
    await commands.emulateMedia(media);
    await render(map());
    const ground = await paintedColor(mark('hill'), 0.1);
    expect(contrast(await paintedColor(mark('pine'), 0.27), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(await paintedColor(mark('river'), 0.05), ground)).toBeGreaterThanOrEqual(3);
    for (const name of ['area', 'inset'])
      expect(contrast(getComputedStyle(part(name)).stroke, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('RGM-23 has no animation, except for the edge of a mark where motion is welcome', async () => {
  const getMoving = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-component="region-map"], [data-component="region-map"] *',
      ),
    ]
      .map((element) => ({ part: element.dataset.part, style: getComputedStyle(element) }))
      .filter(
        ({ style }) =>
          (style.transitionDuration !== '0s' && style.transitionProperty !== 'none') ||
          style.animationName !== 'none',
      );
  await render(map());
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(document.getAnimations()).toEqual([]);
  const moving = getMoving();
  expect(new Set(moving.map(({ part }) => part))).toEqual(new Set(['mark']));
  expect(
    new Set(moving.map(({ style }) => `${style.transitionProperty} ${style.transitionDuration}`)),
  ).toEqual(new Set(['box-shadow 0.12s']));
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  expect(getMoving()).toEqual([]);
});

test('RGM-25 prints a note in its place', async () => {
  const { container } = await render(map());
  expect(part('print-note').checkVisibility()).toBe(false);
  await commands.emulateMedia({ media: 'print' });
  expect(container.innerText.trim()).toBe('The map is not printed. The list has all that it shows.');
  expect(part('drawing').checkVisibility()).toBe(false);
});
