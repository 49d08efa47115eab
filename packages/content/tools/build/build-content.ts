import { join } from 'node:path';
import { COHORT_IDS, LOCALES } from '../../src/index.ts';
import type { Locale } from '../../src/index.ts';
import {
  cohortSchema,
  pageSchema,
  programmeSchema,
  stateRecordSchema,
  studySiteRecordSchema,
  textSchema,
} from '../../src/schema/index.ts';
import { findContradictions } from './consistency.ts';
import { compileMessages } from './messages.ts';
import { NO_FACTS, programmeFacts } from './programme-facts.ts';
import { readEntries } from './read-entry.ts';
import { readDataset, recordsOf } from './records.ts';

/** Built files by their path under `dist`, such as `en/pages.json`; and every mistake that was found. */
export type Built = { files: Map<string, unknown>; problems: string[] };

/** Reads, checks and joins all content under `root` (entries, datasets, messages). Writes nothing. */
export function buildContent(root: string): Built {
  const problems: string[] = [];
  const folder = (kind: string) => join(root, 'entries', kind);
  const programmes = readEntries(folder('programme'), NO_FACTS, problems);
  const facts = programmeFacts(programmes[0]);
  const source = {
    programmes,
    pages: readEntries(folder('page'), facts, problems),
    cohorts: readEntries(folder('cohort'), facts, problems),
    texts: readEntries(folder('text'), facts, problems),
    states: readDataset(join(root, 'datasets/states.json'), 'state', stateRecordSchema, problems),
    studySites: readDataset(
      join(root, 'datasets/study-sites.json'),
      'studySite',
      studySiteRecordSchema,
      problems,
    ),
  };
  const prose = { id: true, body: true };
  const records = {
    programme: recordsOf(programmes, 'programme', programmeSchema, { id: false, body: false }, problems),
    pages: recordsOf(source.pages, 'page', pageSchema, prose, problems),
    cohorts: recordsOf(source.cohorts, 'cohort', cohortSchema, { id: true, body: false }, problems),
    texts: recordsOf(source.texts, 'text', textSchema, prose, problems),
  };
  problems.push(...findContradictions(source));
  const messages = compileMessages(join(root, 'messages'), problems);

  const files = new Map<string, unknown>();
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
    const states = source.states.map(inLocale).sort((a, b) => collator.compare(a.name, b.name));
    files.set(`${locale}/states.json`, states);
    files.set(`${locale}/studySites.json`, source.studySites.map(inLocale));
    for (const [area, compiled] of Object.entries(messages[locale])) {
      files.set(`${locale}/messages/${area}.json`, compiled);
    }
  }
  return { files, problems };
}

const byId = <T extends { id: string }>(records: T[]) =>
  Object.fromEntries(records.map((record) => [record.id, record]));

const inOrder = <T extends { id: string }>(records: T[]) =>
  COHORT_IDS.flatMap((id) => records.filter((record) => record.id === id));
