import { expect, test } from 'vitest';
import { findDrawnNames } from './drawn-names.ts';
import { findPin } from './pin.ts';
import { frameInsets, marksIn } from './marks.ts';
import { viewAround, type ViewBox, wholeView } from './view.ts';

const box: ViewBox = [0, 0, 1000, 500];
const size = { width: 500, rem: 16 };
const whole = wholeView(box);
const near = viewAround(box, 2, { x: 200, y: 200 });
const area = (text: string, x: number, y: number, width: number) => ({
  code: text,
  name: text,
  path: '',
  label: { text, x, y, width },
});
const mark = (x: number, y: number) => {
  const lead = { id: `${x} ${y}`, label: '', x, y, tone: 'open' as const };
  return { lead, members: [lead] as const, open: 1, x, y };
};
const none = { areas: [], insets: [], towns: [], marks: [] };
const draw = (options: Partial<Parameters<typeof findDrawnNames>[0]>) =>
  findDrawnNames({ ...none, view: whole, size, ...options });
const find = (options: Parameters<typeof draw>[0]) => draw(options).names.map(({ name }) => name);

test('RGM-38 draws the name of an area where it has room, more of them in a larger map', () => {
  const areas = [area('NM', 200, 200, 100), area('RI', 240, 230, 20)];
  expect(find({ areas })).toEqual(['NM']);
  expect(find({ areas, view: near })).toEqual(['NM', 'RI']);
  expect(find({ areas, size: { width: 500, rem: 64 } })).toEqual([]);
});

test('RGM-38 draws no name below a mark or over another name', () => {
  const areas = [area('NM', 200, 200, 100), area('AZ', 205, 205, 100), area('TX', 400, 300, 100)];
  expect(find({ areas, marks: [mark(405, 300)] })).toEqual(['NM']);
});

test('RGM-38 draws the most important towns first, only in an enlarged map, and whole', () => {
  const towns = [
    { name: 'Albuquerque', x: 200, y: 200 },
    { name: 'Rio Rancho', x: 201, y: 203 },
    { name: 'Santa Fe', x: 200, y: 150 },
    { name: 'Clovis', x: 323, y: 250 },
  ];
  expect(find({ towns })).toEqual([]);
  expect(find({ towns, view: near })).toEqual(['Albuquerque', 'Santa Fe']);
});

test('RGM-38 puts the name of an area that is seen in part inside that part', () => {
  // The area is left of x = 220, its label far outside of the view.
  const areas = [{ ...area('IL', 60, 60, 100), name: 'Illinois' }];
  const isInArea = (_: unknown, { x }: { x: number }) => x < 220;
  const [drawn] = draw({ areas, view: near, isInArea }).names;
  expect(drawn?.name).toBe('Illinois');
  expect(drawn?.x).toBeGreaterThan(near.x);
  expect(drawn?.x).toBeLessThan(220);
  expect(find({ areas, view: near, isInArea: () => false })).toEqual([]);
});

test('RGM-38 puts the name of a town beside the mark that is there', () => {
  const towns = [{ name: 'Las Cruces', x: 200, y: 200 }];
  const [drawn] = draw({ towns, marks: [mark(200, 200)], view: near }).names;
  expect(drawn).toMatchObject({ name: 'Las Cruces', hasDot: false, side: 'start' });
});

test.each([
  ['at the left edge', 76, 200, 'start'],
  ['at the right edge', 324, 200, 'end'],
])('RGM-39 keeps the name of the place inside the frame, %s', (_, x, y, side) => {
  expect(findPin({ name: 'Albuquerque, NM 87101', x, y }, [], near, size)?.name?.side).toBe(side);
});

test('RGM-39 keeps the pin, its name and the names of areas off each other', () => {
  const place = { name: 'Here', x: 200, y: 200 };
  const areas = [area('NM', 200, 190, 100)];
  expect(find({ areas, view: near })).toEqual(['NM']);
  expect(draw({ areas, view: near, place })).toMatchObject({ pin: { angle: 0 }, names: [] });
});

test('RGM-39 leaves out the name of a place that has no room, but not the pin', () => {
  expect(findPin({ name: 'Truth or Consequences '.repeat(9), x: 200, y: 200 }, [], near, size)).toMatchObject(
    {
      ...{ angle: 0, name: undefined },
    },
  );
});

/** Whether the middle of the head of a pin, or its name, is over the disc of a mark. */
const covers = (pin: ReturnType<typeof findPin>, marks: readonly { x: number; y: number }[]) =>
  (pin?.boxes ?? []).some(({ left, right, top, bottom }) =>
    marks.some(({ x, y }) => {
      const unit = (size.rem * near.width) / size.width;
      const aside = Math.max(left - x, 0, x - right);
      const down = Math.max(top - y, 0, y - bottom);
      return Math.hypot(aside, down) < 0.7 * unit;
    }),
  );

test.each([
  ['at the same place', [[0, 0]]],
  ['above it', [[0, -1]]],
  ['above and beside it', [[0, -1.5], [2.75, -1.5], [-2.75, -1.5]]],
  ['at the same place and above it', [[0, 0], [0, -2.75]]],
  ['on all sides but one', [[0, 0], [0, -2.75], [2.75, 0], [-2.75, 0]]],
  ['on all sides', [[0, 0], ...[-2.75, 0, 2.75].flatMap((x) => [[x, -2.75], [x, 2.75]]), [2.75, 0], [-2.75, 0]]],
])('RGM-39 has the pin and its name off marks %s', (_, offsets) => {
  const unit = (size.rem * near.width) / size.width;
  const place = { name: 'Here', x: 200, y: 200 };
  const marks = offsets.map(([x = 0, y = 0]) => mark(200 + x * unit, 200 + y * unit));
  const pin = findPin(place, marks, near, size);
  expect(pin?.name).toBeDefined();
  expect(covers(pin, marks)).toBe(false);
}); // prettier-ignore

const island = { name: 'Puerto Rico', shortName: 'PR', x: 900, y: 400, width: 40, height: 20 };
const point = (id: string, x: number, y: number) => ({ id, label: id, x, y, tone: 'open' as const });

test('RGM-43 has no mark for places of an inset and places beside it', () => {
  const points = [
    ...[point('San Juan', 905, 410), point('Miami', 890, 410), point('Ponce', 910, 410)],
    point('Tampa', 800, 380),
  ];
  const members = (insets: (typeof island)[]) =>
    marksIn(points, whole, size, insets).map((each) => each.members.map(({ id }) => id));
  expect(members([])).toEqual([['San Juan', 'Miami', 'Ponce'], ['Tampa']]);
  expect(members([island])).toEqual([
    ['San Juan', 'Ponce'],
    ['Miami', 'Tampa'],
  ]);
});

test('RGM-45 has each mark on one of its places, those beside an inset in a mark that has room', () => {
  const points = [point('Miami', 890, 410), point('Tampa', 800, 380), point('San Juan', 905, 410)];
  const marks = marksIn(points, whole, size, [island]);
  expect(marks.map(({ x, y, members }) => [members.map(({ id }) => id), x, y])).toEqual([
    [['Miami', 'Tampa'], 800, 380],
    [['San Juan'], 905, 410],
  ]);
});

test('RGM-45 has one mark, on land, for an inset and what is beside it where only one has room', () => {
  const points = [point('Miami', 890, 410), point('San Juan', 905, 410), point('Orlando', 880, 400)];
  const marks = marksIn(points, whole, size, [island]);
  expect(marks.map(({ x, y, members }) => [members.map(({ id }) => id), x, y])).toEqual([
    [['Miami', 'San Juan', 'Orlando'], 905, 410],
  ]);
});

test('RGM-45 has all places of two insets side by side in marks that do not overlap', () => {
  const insets = [
    { name: 'Alaska', x: 10, y: 380, width: 210, height: 110 },
    { name: 'Hawaii', x: 220, y: 420, width: 130, height: 70 },
  ];
  const points = [
    ...[point('Honolulu', 240, 450), point('Hilo', 300, 460), point('Juneau', 200, 450)],
    ...[point('Nome', 50, 440), point('Tucson', 260, 375), point('Dallas', 480, 400)],
  ];
  const marks = marksIn(points, whole, size, insets);
  expect(marks.map(({ x, members }) => [x, members.map(({ id }) => id)])).toEqual([
    [300, ['Honolulu', 'Hilo']],
    [200, ['Juneau']],
    [50, ['Nome']],
    [480, ['Tucson', 'Dallas']],
  ]);
});

test('RGM-43 has room between the frames of two insets side by side, and their marks inside', () => {
  const insets = [
    { name: 'Alaska', x: 10, y: 380, width: 210, height: 110 },
    { name: 'Hawaii', x: 220, y: 420, width: 130, height: 70 },
  ];
  const small = { width: 250, rem: 16 };
  const unit = (small.rem * whole.width) / small.width;
  for (const points of [[], [point('Hilo', 240, 450)], [point('Juneau', 60, 450), point('Hilo', 240, 450)]]) {
    const marks = marksIn(points, whole, small, insets);
    const [alaska, hawaii] = frameInsets(insets, marks, whole, small);
    const gap = (hawaii?.x ?? 0) - (alaska?.x ?? 0) - (alaska?.width ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0.24 * unit);
    for (const { x } of marks)
      expect([alaska, hawaii].some((frame) => frame && x > frame.x && x < frame.x + frame.width)).toBe(true);
  }
});

test('RGM-43 frames an inset around its marks, and names it where there is room', () => {
  const marks = marksIn([point('San Juan', 905, 410)], whole, size, [island]);
  const [frame] = frameInsets([island], marks, whole, size);
  const unit = (size.rem * whole.width) / size.width;
  expect(frame?.height).toBeGreaterThanOrEqual(1.75 * unit);
  const insets = frame ? [frame] : [];
  expect(draw({ insets, marks }).names).toMatchObject([{ name: 'Puerto Rico', side: 'end' }]);
  const long = insets.map((each) => ({ ...each, name: 'Puerto Rico '.repeat(9) }));
  expect(find({ insets: long, marks })).toEqual(['PR']);
});
