import { expect, test } from 'vitest';
import { findDrawnNames } from './drawn-names.ts';
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
  return { lead, members: [lead] as const, open: 1 };
};
const find = (options: Partial<Parameters<typeof findDrawnNames>[0]>) =>
  findDrawnNames({ areas: [], towns: [], marks: [], view: whole, size, ...options }).map(({ name }) => name);

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
