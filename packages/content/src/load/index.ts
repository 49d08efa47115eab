import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CallToAction,
  Cohort,
  Content,
  Enrollment,
  Locale,
  Metric,
  News,
  PageEntry,
  Programme,
  StateName,
  Status,
  StudySite,
  TextEntry,
} from '../index.ts';
import { notBuilt } from './not-built.ts';
import { packageFolder } from './package-folder.ts';

export { geoShards, loadPlaceTables, loadSiteMap, loadStateAreas } from './geo.ts';
export type { GeoShard } from './geo.ts';
export { loadRecord, loadRecords } from './records.ts';
export { loadRedirects } from './redirects.ts';
export type { Redirect } from './redirects.ts';
export { proseToText, inlinesToText } from './plain-text.ts';
export { splitSections } from './sections.ts';
export type { Section } from './sections.ts';

const loaded = new Map<Locale, Content>();

/**
 * All content of the site in one language, from `dist/<locale>/`. Node only. The result is cached, so do not change it.
 * Throws when the content has not been built.
 */
export function loadContent(locale: Locale): Content {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const folder = join(packageFolder(), 'dist', locale);
  if (!existsSync(folder)) throw notBuilt(folder);
  const content: Content = {
    locale,
    programme: readJson<Programme>(folder, 'programme'),
    pages: readJson<Record<string, PageEntry>>(folder, 'pages'),
    cohorts: readJson<Cohort[]>(folder, 'cohorts'),
    statuses: readJson<Status[]>(folder, 'statuses'),
    texts: readJson<Record<string, TextEntry>>(folder, 'texts'),
    enrollments: readJson<Enrollment[]>(folder, 'enrollments'),
    metrics: readJson<Metric[]>(folder, 'metrics'),
    news: readJson<News[]>(folder, 'news'),
    callsToAction: readJson<CallToAction[]>(folder, 'callsToAction'),
    states: readJson<StateName[]>(folder, 'states'),
    studySites: readJson<StudySite[]>(folder, 'studySites'),
  };
  loaded.set(locale, content);
  return content;
}

const loadedMessages = new Map<Locale, Readonly<Record<string, string>>>();

/** All messages of one language by id, as ICU text, for consumers with a parser. Node only. The result is cached. */
export function loadMessages(locale: Locale): Readonly<Record<string, string>> {
  const known = loadedMessages.get(locale);
  if (known !== undefined) return known;
  const folder = join(packageFolder(), 'messages', locale);
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const messages = Object.assign(
    {},
    ...areas.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown),
  ) as Record<string, string>;
  loadedMessages.set(locale, messages);
  return messages;
}

/** The build validated the files against their schemas. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the type at the call
function readJson<T>(folder: string, kind: string): T {
  return JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')) as T;
}
