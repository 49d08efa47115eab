import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { LOCALES, MATERIAL_SYMBOLS } from '@longcovid/content';
import { loadMessages, loadRecords } from '@longcovid/content/load';
import { describe, expect, test } from 'vitest';

import { materialScene, protocolScene } from '../pages/material/document-scene.ts';
import { SCENES } from './scene-names.ts';
import { STILLS } from './still-names.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const files = [...SCENES.map((name) => `scenes/${name}.svg`), 'symbols.svg'];

test.each(STILLS)('the picture %s has alternative text in each language', (name) => {
  const labels = LOCALES.map((locale) => loadMessages(locale)[`documents.picture.${name}`]);
  for (const text of labels) expect(text).toMatch(/\S \S/);
  expect(new Set(labels).size).toBe(LOCALES.length);
});

test.each(files)('%s has at most 3 kB, and colors of the theme alone', (file) => {
  const svg = read(file);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3000);
  const known = [...read('Scene.css.ts').matchAll(/^ {4}(\w+): /gm)].map(([, tone]) => tone);
  const fills = [...svg.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
  expect(fills.length).toBeGreaterThan(5);
  for (const fill of fills) expect(known.map((tone) => `var(--longcovid-picture-${tone})`)).toContain(fill);
  expect(svg).not.toContain('stroke');
});

test('draws each scene and each symbol', () => {
  const folder = readdirSync(new URL('scenes', import.meta.url)).map((name) => name.replace('.svg', ''));
  expect(folder.toSorted()).toEqual([...SCENES].toSorted());
  const drawn = [...read('symbols.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...MATERIAL_SYMBOLS].toSorted());
});

/** The uses of each picture: the tissue study, which is about a death, or the type of document. */
function findUses(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const add = (picture: string, cohort: string, type: string) => {
    const use = cohort === 'autopsy' ? 'tissue study' : type;
    uses.set(picture, (uses.get(picture) ?? new Set()).add(use));
  };
  for (const material of loadRecords('en', 'studyMaterials')) {
    add(`thumbnail ${material.symbol}`, material.cohort, material.type);
    add(`scene ${materialScene(material)}`, material.cohort, material.type);
  }
  for (const protocol of loadRecords('en', 'protocols')) {
    const scene = protocolScene(protocol);
    if (scene) add(`scene ${scene}`, protocol.cohort, 'enrollment');
  }
  return uses;
}

describe('pictures of documents', () => {
  const uses = findUses();

  test.each([...uses])('%s serves one kind of document', (_picture, kinds) => {
    expect([...kinds]).toHaveLength(1);
  });

  test('tell the materials of one group apart', () => {
    const pairs = loadRecords('en', 'studyMaterials').map(({ cohort, symbol }) => `${cohort} ${symbol}`);
    expect(pairs).toHaveLength(21);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('use each symbol', () => {
    for (const symbol of MATERIAL_SYMBOLS) expect(uses.has(`thumbnail ${symbol}`), symbol).toBe(true);
  });
});
