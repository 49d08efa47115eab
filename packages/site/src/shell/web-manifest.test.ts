import { readFileSync } from 'node:fs';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { htmlDocument, type DocumentParts } from './document.ts';
import { APPLE_TOUCH_ICON, MANIFEST_ICONS } from './icons.ts';
import { webManifest, webManifestPath } from './web-manifest.ts';

type Manifest = Record<string, unknown> & { icons: { src: string; purpose?: string }[] };

const loadManifest = (locale: (typeof LOCALES)[number]) =>
  JSON.parse(
    webManifest(locale, loadContent(locale).programme, { theme: '#0B5A6E', background: '#FFFFFF' }),
  ) as Manifest;

const publicFile = (src: string) => readFileSync(new URL(`../../public${src}`, import.meta.url));

test.each([...MANIFEST_ICONS, APPLE_TOUCH_ICON])('$src is a PNG of $size px', ({ src, size }) => {
  const png = publicFile(src);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  expect(png.length).toBeLessThan(20_000);
});

test.each([
  ['en', '/', 'Long COVID Research Program'],
  ['es', '/es', 'Programa de Investigación del COVID persistente'],
] as const)('the manifest of %s opens %s with its own name', (locale, start, name) => {
  expect(loadManifest(locale)).toMatchObject({
    name,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    theme_color: '#0B5A6E',
    background_color: '#FFFFFF',
  });
});

test('both manifests have the same existing icons, one of them maskable', () => {
  const [first, ...others] = LOCALES.map((locale) => loadManifest(locale).icons);
  for (const icons of others) expect(icons).toEqual(first);
  expect(first?.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src } of first ?? []) expect(publicFile(src).length).toBeGreaterThan(0);
});

test.each(LOCALES)('the head of a page in %s links its manifest and its icons', (locale) => {
  const html = htmlDocument({
    locale,
    paths: { own: '/', alternates: { en: '/', es: '/es' } },
    publicUrl: 'https://study.example',
    title: 'Title',
    description: '',
    siteName: 'Name',
    sharePicture: undefined,
    indexed: true,
    html: '',
    offlineStatus: '',
    hydration: undefined,
    readsQuery: false,
    dynamicPaths: [],
    assets: { stylesheet: '', fonts: [], starter: '', client: '', keep: '', scripts: [] },
  } satisfies DocumentParts);
  expect(html).toContain(`<link rel="manifest" href="${webManifestPath(locale)}">`);
  expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  expect(html).toContain(`<link rel="apple-touch-icon" href="${APPLE_TOUCH_ICON.src}">`);
});
