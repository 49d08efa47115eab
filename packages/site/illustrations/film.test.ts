import { readFileSync, statSync } from 'node:fs';

import { LOCALES, type Video } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { findListedVideos, findVideo } from '../src/features/video/find-video.ts';
import { contentFolder } from '../prerender/content-folder.ts';
import { fingerprint, createSlides } from './film.ts';

const file = (address: string) => `${contentFolder}/files${address}`;
const videos = LOCALES.flatMap((locale) =>
  loadRecords(locale, 'videos').map((record) => ({ locale, record })),
);

/** The box of an MP4 that says what a track is for (ISO/IEC 14496-12, handler reference). */
const tracksFor = (mp4: Buffer, handler: 'vide' | 'soun') =>
  mp4.toString('latin1').split(`hdlr\0\0\0\0\0\0\0\0${handler}`).length - 1;

test('has a video for adults and one for pregnant people in both languages', () => {
  expect(videos.map(({ locale, record }) => `${record.id} ${locale}`).sort()).toEqual([
    'adults en',
    'adults es',
    'pregnancy en',
    'pregnancy es',
  ]);
});

test.each(videos)(
  '$record.id in $locale lasts at most a minute, each slide 5 seconds or more',
  ({ record }) => {
    const seconds = createSlides(record).map((slide) => slide.seconds);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(5);
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60);
  },
);

test.each(videos)('$record.id in $locale is small and has no sound', ({ locale, record }) => {
  const files = findVideo(locale, record);
  if (!files) throw new Error('The record has no file.');
  const mp4 = readFileSync(file(files.mp4));
  expect([tracksFor(mp4, 'vide'), tracksFor(mp4, 'soun')]).toEqual([1, 0]);
  expect(mp4.length).toBeLessThan(1_500_000);
  expect(statSync(file(files.webm)).size).toBeLessThan(1_500_000);
  expect(statSync(file(files.poster)).size).toBeLessThan(30_000);
});

test.each(videos)(
  '$record.id in $locale is up to date with its text; after a change: node scripts/make-videos.ts in packages/site',
  ({ locale, record }) => {
    const made = findListedVideos().find((video) => video.id === record.id && video.locale === locale);
    expect(made?.source).toBe(fingerprint(locale, createSlides(record)));
  },
);

const paragraph = (...children: Extract<Video['transcript'][number], { type: 'paragraph' }>['children']) => [
  { type: 'paragraph' as const, children },
];

test('rejects a record with another number of items than drawings, and an item without bold text', () => {
  const [{ record } = { record: undefined }] = videos;
  if (!record) throw new Error('There is no video.');
  const withItems = (items: Video['transcript'][]): Video => ({
    ...record,
    transcript: [{ type: 'list', ordered: true, items }],
  });
  expect(() => createSlides(withItems([]))).toThrow(
    "The video 'adults' has 0 items in its list and 10 drawings",
  );
  const plain = paragraph({ type: 'text', value: 'A coin.' });
  expect(() => createSlides(withItems(Array.from({ length: 9 }, () => plain)))).toThrow(
    "is not 'What is drawn. **What is written.**': A coin.",
  );
});

test('rejects a record with a missing file; one without a file has only a transcript', () => {
  expect(() => findVideo('es', { id: 'gone', file: 'gone.mp4' })).toThrow(
    "the video 'gone' has the file gone.mp4",
  );
  expect(findVideo('es', { id: 'gone', file: null })).toBeNull();
});
