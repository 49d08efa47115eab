import { expect, test } from 'vitest';

import { localePath, pages } from '../pages.ts';
import { keptPath, mayKeep, overLimit, pathLanguage } from './rules.ts';

const ORIGIN = 'https://study.example';

test.each([
  ['/', '/'],
  ['/es', '/es'],
  ['/answers', '/answers'],
  ['/answers/', '/answers'],
  ['/es/for-participants/adults/journey', '/es/for-participants/adults/journey'],
  ['/joining', '/joining'],
  ['/answers?utm_source=leaflet&utm_medium=qr', '/answers'],
  ['/pdf/en/adult-join.pdf', '/pdf/en/adult-join.pdf'],
])('keeps %s as %s', (address, path) => {
  expect(keptPath(address, ORIGIN)).toBe(path);
});

test('keeps no place that is in the fragment', () => {
  expect(keptPath('/#find-sites?near=87101', ORIGIN)).toBe('/');
});

test.each([
  '/join',
  '/JOIN',
  '/join/sent',
  '/es/join',
  '/contact',
  '/es/contact/sent',
  '/alerts/stop',
  '/?near=87101',
  '/es?near=87101',
  '/?cohort=adult',
  '/answers?utm_source=leaflet&near=87101',
  '/search?q=tired',
  '/for-participants/adults/journey?covid=no',
  '/study-materials?type=video',
  '/api/study-sites',
  '/data/answers.json',
  '/geo/zip/871.json',
  '/service-worker.js',
  '/video/visit.mp4',
  '/storybook/',
  'https://elsewhere.example/answers',
])('never keeps %s', (address) => {
  expect(keptPath(address, ORIGIN)).toBeUndefined();
});

test('never keeps a page that the service renders for each visitor', () => {
  const live = pages.filter(({ render }) => render === 'request');
  expect(live.length).toBeGreaterThan(5);
  for (const { path } of live)
    for (const locale of ['en', 'es'] as const)
      expect(keptPath(localePath(locale, path), ORIGIN)).toBeUndefined();
});

test('never keeps a parameter that a page reads', () => {
  for (const { path, query = [] } of pages)
    for (const name of query) expect(keptPath(`${path}?${name}=1`, ORIGIN)).toBeUndefined();
});

const answer = (status: number, headers: Record<string, string>, path = '/answers') =>
  mayKeep({ status, url: ORIGIN + path, headers: new Headers(headers) }, '/answers', ORIGIN);
const html = { 'Content-Type': 'text/html; charset=utf-8' };

test('keeps whole pages and PDF files only', () => {
  expect(answer(200, { ...html, 'Cache-Control': 'no-cache' })).toBe(true);
  expect(answer(200, { ...html, 'Cache-Control': 'private, max-age=300' })).toBe(true);
  expect(answer(200, { 'Content-Type': 'application/pdf' })).toBe(true);
  expect(answer(200, { ...html, 'Cache-Control': 'private, no-store' })).toBe(false);
  expect(answer(200, { 'Content-Type': 'application/zip' })).toBe(false);
  for (const status of [0, 206, 302, 404, 503]) expect(answer(status, html)).toBe(false);
});

test('keeps a page under its own path only', () => {
  expect(answer(200, html, '/answers/')).toBe(true);
  expect(answer(200, html, '/es/answers')).toBe(false);
  expect(answer(200, html, '/answers?near=87101')).toBe(false);
});

test('knows the language of a path', () => {
  expect(['/', '/essay', '/es', '/es/answers'].map(pathLanguage)).toEqual(['en', 'en', 'es', 'es']);
});

test('gives up the pages that were read first, and none of the list', () => {
  const isListed = (path: string) => path === '/';
  expect(overLimit(['/', '/a', '/b', '/c'], isListed, 2)).toEqual(['/a']);
  expect(overLimit(['/', '/a', '/b'], isListed, 2)).toEqual([]);
});
