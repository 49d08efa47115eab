import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import '../../../scripts/packed.mjs';

const folder = inject('partner');

/** Runs a module in the folder of a consumer; returns its output as JSON. */
const asPartner = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );

test('exports names from every entry point in plain Node', () => {
  const names = asPartner(`
    const names = {};
    for (const path of ['', '/load', '/schema', '/forms', '/search', '/suggestions']) {
      names[path] = Object.keys(await import('@longcovid/content' + path)).sort();
    }
    console.log(JSON.stringify(names));
  `);
  expect(names).toMatchObject({
    '': expect.arrayContaining(['LOCALES', 'COHORT_IDS']) as unknown,
    '/load': [
      'geoShards',
      'inlinesToText',
      'loadContent',
      'loadMessages',
      'loadPlaceTables',
      'loadRecord',
      'loadRecords',
      'loadRedirects',
      'loadSiteMap',
      'loadStateAreas',
      'proseToText',
      'splitSections',
    ],
    '/schema': expect.arrayContaining(['joinRequestSchema', 'pageSchema']) as unknown,
    '/forms': expect.arrayContaining(['readJoinForm', 'validateJoinRequest']) as unknown,
    '/search': expect.arrayContaining(['searchStudySites']) as unknown,
    '/suggestions': ['addGuesses', 'countErrors', 'loadPlaceSuggester'],
  });
});

test('loads content and messages in both languages and validates requests', () => {
  const loaded = asPartner(`
    import { loadContent, loadMessages } from '@longcovid/content/load';
    import { validateJoinRequest } from '@longcovid/content/forms';
    import { searchStudySites } from '@longcovid/content/search';
    const es = loadContent('es');
    console.log(JSON.stringify({
      same: loadContent('es') === es,
      english: loadContent('en').programme.name,
      state: es.states.find(({ code }) => code === 'NM').name,
      groups: es.cohorts.map(({ id }) => id),
      studySites: es.studySites.length,
      nearest: searchStudySites(es.studySites, { lat: 35.08, long: -106.65 }).matches[0].studySite.city,
      errors: validateJoinRequest({ siteId: 'x', cohort: 'adult', firstName: 'A', lastName: 'B', contactMethods: { email: 'a@b.org' } }, es.studySites),
      message: loadMessages('es')['joinRequest.firstName.required'],
    }));
  `);
  expect(loaded).toEqual({
    same: true,
    english: 'Long COVID Research Program',
    state: 'Nuevo México',
    groups: ['adult', 'pediatric', 'pregnancy', 'autopsy'],
    studySites: 200,
    nearest: 'Albuquerque',
    errors: [{ field: 'siteId', code: 'unknown_study_site' }],
    message: 'Escriba su nombre',
  });
});

test('loads one record and rejects an unknown one', () => {
  const loaded = asPartner(`
    import { loadRecord, loadRecords } from '@longcovid/content/load';
    let problem;
    try { loadRecord('es', 'videos', 'none'); } catch (error) { problem = error.message; }
    console.log(JSON.stringify({
      figure: loadRecord('es', 'figures', 'race').title,
      tests: loadRecords('es', 'studyTests').length,
      same: loadRecords('es', 'studyTests') === loadRecords('es', 'studyTests'),
      problem,
    }));
  `);
  expect(loaded).toEqual({
    figure: 'Raza y origen étnico en los estudios y en el país',
    tests: 8,
    same: true,
    problem:
      '[@longcovid/content] there is no "none" among the videos, so a page that shows it cannot be rendered. Use one of adults, pregnancy.',
  });
});

test('resolves places and includes the map', () => {
  const found = asPartner(`
    import { geoShards, loadPlaceTables, loadSiteMap } from '@longcovid/content/load';
    import { resolvePlace } from '@longcovid/content/search';
    const { map, points } = loadSiteMap();
    const place = await resolvePlace('00901', loadPlaceTables());
    console.log(JSON.stringify([place.label, map.states.length, Object.keys(points).length, geoShards().length > 1000]));
  `);
  expect(found).toEqual(['San Juan, PR 00901', 52, 200, true]);
});

test('includes compiled messages and the attribution of geography', () => {
  const found = asPartner(`
    import { readFileSync } from 'node:fs';
    import messages from '@longcovid/content/dist/es/messages/forms.json' with { type: 'json' };
    const credited = ['datasets/NOTICE', 'dist/geo/NOTICE'].map((file) =>
      readFileSync('node_modules/@longcovid/content/' + file, 'utf8').includes('Attribution 4.0'));
    console.log(JSON.stringify([messages['joinRequest.firstName.required'], ...credited]));
  `);
  expect(found).toEqual([[{ type: 0, value: 'Escriba su nombre' }], true, true]);
});

test('excludes sources, tools and tests', () => {
  const files = readdirSync(join(folder, 'node_modules/@longcovid/content'), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(
    files.filter(
      (file) => /\.test\.|(?<!\.d)\.ts$|^tools|^entries/.test(file) && !file.startsWith('node_modules'),
    ),
  ).toEqual([]);
});

test('explains what to do without built content', () => {
  const message = asPartner(`
    import { renameSync } from 'node:fs';
    import { loadContent } from '@longcovid/content/load';
    const built = 'node_modules/@longcovid/content/dist/en';
    renameSync(built, 'away');
    try { loadContent('en'); } catch (error) { console.log(JSON.stringify(error.message)); }
    finally { renameSync('away', built); }
  `);
  expect(message).toMatch(/the content has not been built, so no page can be shown\. Run "pnpm build"\.$/);
});
