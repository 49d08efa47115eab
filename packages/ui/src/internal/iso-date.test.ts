import { expect, test } from 'vitest';
import { parseIsoDate } from './iso-date.ts';

test.each([
  ['2023', '2023-01-01', 'year'],
  ['2023-12', '2023-12-01', 'month'],
  ['2023-12-31', '2023-12-31', 'day'],
  ['2024-02-29', '2024-02-29', 'day'],
  ['0000', '0000-01-01', 'year'],
])('reads %j as %s, by %s', (text, day, precision) => {
  expect(parseIsoDate(text)).toEqual({ time: Date.parse(day), precision });
});

test.each([
  ...[
    '2023-02-29',
    '2023-02-30',
    '2023-04-31',
    '2023-01-00',
    '2023-01-32',
    '2023-00',
    '2023-13',
    '1900-02-29',
  ],
  ...['', '-1', 'NaN', 'soon', '20231', '202', '2023-', '2023-3', '2023-3-5', '20230305', '2023-03-05T00:00'],
  ...[' 2023', '2023\n', '2023/03/05', '٢٠٢٣', '２０２３', '+002023'],
])('reads no date in %j', (text) => {
  expect(parseIsoDate(text)).toBeUndefined();
});
