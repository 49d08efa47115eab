import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { pages } from '../src/pages.ts';
import {
  getSharePicture,
  isDrawn,
  SHARE_PICTURES,
  sharePictureAlt,
  sharePicturePath,
} from '../src/shell/share-pictures.ts';
import { checkShared } from './check-shared.ts';
import { oldPictures } from '../illustrations/share-sources.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const publicUrl = 'https://study.example';
const english = loadContent('en');

const html = (image: string, { lang = 'en', alt = 'A map with a place marked' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta property="og:image" content="${image}"><meta property="og:image:alt" content="${alt}"></head></html>`;
const home = `${publicUrl}/share/en/home.png`;
const check = (page: string) => () => checkShared(new Map([['/a', page]]), { folder, publicUrl });

test('every page has an existing picture in its language with alternative text', () => {
  for (const locale of LOCALES) {
    const content = loadContent(locale);
    const pictures = pages.map((page) => getSharePicture(content, page.path));
    const built = pictures.map((picture) => {
      const image = publicUrl + sharePicturePath(locale, picture);
      const alt = sharePictureAlt(content, picture).replaceAll('"', '&quot;');
      return [picture.path, html(image, { lang: locale, alt })] as const;
    });
    expect(() => checkShared(new Map(built), { folder, publicUrl })).not.toThrow();
  }
});

test('each picture has at most 60 kB', () => {
  const paths = LOCALES.flatMap((locale) =>
    SHARE_PICTURES.map((picture) => sharePicturePath(locale, picture)),
  );
  expect(paths.filter((path) => statSync(folder + path).size > 60_000)).toEqual([]);
});

test('the alternative text has brand, heading and drawing, in each language', () => {
  const map = getSharePicture(english, '/new-mexico');
  expect(sharePictureAlt(english, map)).toBe(
    'Long COVID Research Program. Long COVID research in New Mexico. A map with a place marked.',
  );
  expect(sharePictureAlt(loadContent('es'), map)).toMatch(
    /persistente\. .+\. Un mapa con un lugar marcado\.$/,
  );
});

test('a page falls back to the picture of its nearest ancestor', () => {
  expect(getSharePicture(english, '/study-materials/adult-join').id).toBe('study-materials');
  expect(getSharePicture(english, '/for-participants/adults/journey').id).toBe('adults-journey');
  expect(getSharePicture(english, '/accessibility').id).toBe('home');
});

test.each([
  ['no picture', '<html lang="en"><head></head></html>', 'has no picture for shared links'],
  ['a relative URL', html('/share/en/home.png'), 'has no picture for shared links'],
  [
    'a missing picture',
    html(`${publicUrl}/share/en/gone.png`),
    'gone.png where it is shared, which does not exist',
  ],
  ['a picture in another language', html(home, { lang: 'es' }), 'not in its language'],
  ['a picture without alternative text', html(home, { alt: '' }), 'has no text alternative for'],
])('rejects a page with %s', (_name, page, message) => {
  expect(check(page)).toThrow(message);
});

test('a page with a changed heading falls back to the picture and text of its parent', () => {
  const changed = (id: 'adults' | 'for-participants') => {
    const page = english.pages[id];
    if (!page) throw new Error(`There is no page '${id}'.`);
    return { [id]: { ...page, heading: `${page.heading}, and more` } };
  };
  const one = { ...english, pages: { ...english.pages, ...changed('adults') } };
  expect(getSharePicture(one, '/for-participants/adults').id).toBe('for-participants');
  expect(getSharePicture(one, '/for-participants/adults/journey').id).toBe('adults-journey');
  const both = { ...one, pages: { ...one.pages, ...changed('for-participants') } };
  const common = getSharePicture(both, '/for-participants/adults');
  expect(common.id).toBe('home');
  expect(sharePictureAlt(both, common)).toContain('Help us understand Long COVID');
});

test('a picture of an unknown page is missing', () => {
  const [home] = SHARE_PICTURES;
  expect(isDrawn(english, { ...home, id: 'no-such-page', path: '/no-such-page' })).toBe(false);
});

test('a picture that was never rendered is listed for the next release', () => {
  const [home] = SHARE_PICTURES;
  expect(oldPictures([{ ...home, id: 'ehr', path: '/about-us/ehr' }])).toEqual([
    '/share/en/ehr.png',
    '/share/es/ehr.png',
  ]);
});
