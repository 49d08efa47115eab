import { expect, test } from 'vitest';
import { mapKey } from './map-key.ts';
import { viewAround, type ViewBox, wholeView } from './view.ts';

const viewBox: ViewBox = [0, 0, 640, 320];
const view = viewAround(viewBox, 2, { x: 320, y: 160 });
const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false },
  ...held,
});

test.each([
  ['+', 3], ['=', 3], ['-', 1], ['−', 1], ['_', 1],
])('RGM-08 zooms by %s to level %i', (key, level) => {
  expect(mapKey(pressed(key), { viewBox, view })).toMatchObject({ next: { level }, reason: 'zoom' });
}); // prettier-ignore

test('RGM-08 shows the whole map by 0', () => {
  expect(mapKey(pressed('0'), { viewBox, view })).toEqual({ next: wholeView(viewBox), reason: 'reset' });
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('RGM-08 leaves a key with %s to the browser', (held) => {
  for (const key of ['+', '-', '0', 'ArrowUp'])
    expect(mapKey(pressed(key, { [held]: true }), { viewBox, view, arrows: true })).toBeUndefined();
});

test('RGM-09 moves the map by arrow keys, only where `arrows` is set', () => {
  expect(mapKey(pressed('ArrowRight'), { viewBox, view, arrows: true })).toEqual({
    next: { ...view, x: view.x + 80 },
    reason: 'pan',
  });
  expect(mapKey(pressed('ArrowRight'), { viewBox, view })).toBeUndefined();
});
