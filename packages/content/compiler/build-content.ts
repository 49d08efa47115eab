import { join } from 'node:path';
import { COHORT_IDS, LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import {
  callToActionSchema,
  cohortSchema,
  enrollmentSchema,
  factRecordSchema,
  glossaryRecordSchema,
  metricSchema,
  newsSchema,
  numberRecordSchema,
  pageSchema,
  programmeSchema,
  stateRecordSchema,
  studySiteRecordSchema,
  textSchema,
} from '../src/schema/index.ts';
import type { NumberRecord } from '../src/schema/index.ts';
import { getCollections } from './page-collections.ts';
import { allEntries, checkCrossReferences } from './check-cross-references.ts';
import { embedTargets } from './embed-targets.ts';
import { buildCollections } from './build-collections.ts';
import { compileMessages } from './messages.ts';
import { readEntries } from './read-entry.ts';
import { readDataset, createRecords } from './create-records.ts';
import { collectReferences } from './references.ts';
import { describeTypedNumber, findTypedNumbers, isForbidden } from './typed-numbers.ts';
import type { TypedNumber } from './typed-numbers.ts';

/** The result of a build. */
export type Built = {
  /** By path under `dist`, such as `en/pages.json` and `collections.json`. */
  files: Map<string, unknown>;
  /** One message per error. */
  problems: string[];
  /** Numbers that no other record holds, such as the goals. Texts refer to them; they are not written to `dist`. */
  numbers: NumberRecord[];
  /** Numbers typed into prose, which is still allowed there. */
  typedNumbers: TypedNumber[];
};

/** Reads, validates and links all content under `root` (entries, datasets, messages). Writes nothing. */
export function buildContent(root: string): Built {
  const problems: string[] = [];
  const folder = (kind: string) => join(root, 'entries', kind);
  const dataset = (name: string) => join(root, 'datasets', name);
  const numbers = readDataset(dataset('numbers.yml'), 'number', numberRecordSchema, problems);
  const states = readDataset(dataset('states.json'), 'state', stateRecordSchema, problems);
  const references = collectReferences(root, numbers);
  const named = { references, targets: embedTargets(root, states) };
  const source = {
    programmes: readEntries(folder('programme'), named, problems),
    pages: readEntries(folder('page'), named, problems),
    cohorts: readEntries(folder('cohort'), named, problems),
    texts: readEntries(folder('text'), named, problems),
    enrollments: readEntries(folder('enrollment'), named, problems),
    metrics: readEntries(folder('metric'), named, problems),
    news: readEntries(folder('news'), named, problems),
    callsToAction: readEntries(folder('call-to-action'), named, problems),
    states,
    studySites: readDataset(dataset('study-sites.json'), 'studySite', studySiteRecordSchema, problems),
    facts: readDataset(dataset('facts.yml'), 'fact', factRecordSchema, problems, references),
    glossary: readDataset(dataset('glossary.yml'), 'glossaryTerm', glossaryRecordSchema, problems),
    numbers,
  };
  const loaded = buildCollections(root, named, problems);
  const prose = { id: true, prose: 'body' };
  const fields = { id: true, prose: null };
  const records = {
    programme: createRecords(
      source.programmes,
      'programme',
      programmeSchema,
      { id: false, prose: null },
      problems,
    ),
    pages: createRecords(source.pages, 'page', pageSchema, prose, problems),
    cohorts: createRecords(source.cohorts, 'cohort', cohortSchema, fields, problems),
    texts: createRecords(source.texts, 'text', textSchema, prose, problems),
    enrollments: createRecords(
      source.enrollments,
      'enrollment',
      enrollmentSchema,
      { ...fields, sample: true },
      problems,
    ),
    metrics: createRecords(source.metrics, 'metric', metricSchema, fields, problems),
    news: createRecords(source.news, 'news', newsSchema, fields, problems),
    callsToAction: createRecords(source.callsToAction, 'callToAction', callToActionSchema, fields, problems),
  };
  const everything = { ...source, loaded: loaded.entries };
  problems.push(...checkCrossReferences(everything));
  const typedNumbers = findTypedNumbers(allEntries(everything), { facts: dataset('facts.yml'), numbers });
  problems.push(
    ...typedNumbers.filter(isForbidden).map((typed) => describeTypedNumber(typed, references[typed.locale])),
  );
  const messages = compileMessages(join(root, 'messages'), problems);

  const { files } = loaded;
  files.set('collections.json', getCollections(loaded));
  for (const locale of LOCALES) {
    const inLocale = <T extends { name: Record<Locale, string> }>(row: T) => ({
      ...row,
      name: row.name[locale],
    });
    const collator = new Intl.Collator(locale);
    files.set(`${locale}/programme.json`, records.programme[locale][0]);
    files.set(`${locale}/pages.json`, byId(records.pages[locale]));
    files.set(`${locale}/cohorts.json`, inOrder(records.cohorts[locale]));
    files.set(`${locale}/texts.json`, byId(records.texts[locale]));
    files.set(`${locale}/enrollments.json`, inOrder(records.enrollments[locale]));
    files.set(`${locale}/metrics.json`, records.metrics[locale].sort(byOrder));
    files.set(`${locale}/news.json`, records.news[locale].sort(newestFirst));
    files.set(`${locale}/callsToAction.json`, records.callsToAction[locale].sort(byOrder));
    const states = source.states.map(inLocale).sort((a, b) => collator.compare(a.name, b.name));
    files.set(`${locale}/states.json`, states);
    files.set(
      `${locale}/facts.json`,
      source.facts.map((fact) => ({ ...fact, value: fact.value[locale] })),
    );
    files.set(
      `${locale}/glossary.json`,
      source.glossary.map(({ id, term, explained }) => ({
        id,
        term: term[locale],
        explained: explained[locale],
      })),
    );
    files.set(`${locale}/studySites.json`, source.studySites.map(inLocale));
    for (const [area, compiled] of Object.entries(messages[locale])) {
      files.set(`${locale}/messages/${area}.json`, compiled);
    }
  }
  return { files, problems, numbers, typedNumbers: typedNumbers.filter((typed) => !isForbidden(typed)) };
}

const byId = <T extends { id: string }>(records: T[]) =>
  Object.fromEntries(records.map((record) => [record.id, record]));

const inOrder = <T extends { id: string }>(records: T[]) =>
  COHORT_IDS.flatMap((id) => records.filter((record) => record.id === id));

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);
