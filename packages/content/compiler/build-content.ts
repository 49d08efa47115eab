import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { DATASETS } from '../src/schema/index.ts';
import type { NumberRecord } from '../src/schema/index.ts';
import { getCollections } from './page-collections.ts';
import { findAvoidedTerms, readTexts } from './avoided-terms.ts';
import { allEntries, checkCrossReferences } from './check-cross-references.ts';
import { embedTargets } from './embed-targets.ts';
import { buildCollections } from './build-collections.ts';
import { describeAll } from './status.ts';
import { compileMessages } from './messages.ts';
import { readDataset } from './create-records.ts';
import { collectReferences } from './references.ts';
import type { References } from './references.ts';
import { describeTypedNumber, findTypedNumbers, isForbidden } from './typed-numbers.ts';
import type { TypedNumber } from './typed-numbers.ts';

/** The result of a build. */
export type Built = {
  /** By path under `dist`, such as `en/pages.json` and `collections.json`. */
  files: Map<string, unknown>;
  /** What texts refer to, per language. */
  references: Record<Locale, References>;
  /** One message per error. */
  problems: string[];
  /** Numbers that no other record holds, such as the goals. Texts refer to them; they are not written to `dist`. */
  numbers: NumberRecord[];
  /** Numbers typed into prose, which is still allowed there. */
  typedNumbers: TypedNumber[];
};

/**
 * Reads, validates and links all content under `root` (entries, datasets, messages). Writes nothing.
 * @param today The day on which the texts are read. From the date of a plan on they no longer speak of the future.
 *   Default: today, in UTC.
 */
export function buildContent(root: string, { today = new Date().toISOString().slice(0, 10) } = {}): Built {
  const problems: string[] = [];
  const numbers = readDataset(root, DATASETS.numbers, problems);
  const states = readDataset(root, DATASETS.states, problems);
  const studySites = readDataset(root, DATASETS.studySites, problems);
  const references = collectReferences(root, { today, numbers, states, studySites });
  const named = { references, targets: embedTargets(root, states) };
  const built = buildCollections(root, named, problems);
  const source = {
    entries: built.entries,
    states,
    studySites,
    facts: readDataset(root, DATASETS.facts, problems, references),
    glossary: readDataset(root, DATASETS.glossary, problems),
    numbers,
  };
  problems.push(...checkCrossReferences(source));
  const facts = join(root, 'datasets', DATASETS.facts.file);
  const typedNumbers = findTypedNumbers(allEntries(source), { facts, numbers });
  problems.push(
    ...typedNumbers.filter(isForbidden).map((typed) => describeTypedNumber(typed, references[typed.locale])),
  );
  const messageFolder = join(root, 'messages');
  const messages = compileMessages(messageFolder, problems);
  const terms = {
    en: readDataset(root, DATASETS.termsEnglish, problems),
    es: readDataset(root, DATASETS.termsSpanish, problems),
  };
  problems.push(...findAvoidedTerms(terms, readTexts(allEntries(source), source.glossary, messageFolder)));

  const { files } = built;
  files.set('collections.json', getCollections(built));
  for (const [file, statuses] of describeAll(files, today)) files.set(file, statuses);
  for (const locale of LOCALES) {
    const inLocale = <T extends { name: Record<Locale, string> }>(row: T) => ({
      ...row,
      name: row.name[locale],
    });
    const collator = new Intl.Collator(locale);
    const states = source.states
      .map(({ code, country, name }) => ({ code, country, name: name[locale] }))
      .sort((a, b) => collator.compare(a.name, b.name));
    files.set(`${locale}/states.json`, states);
    files.set(
      `${locale}/facts.json`,
      source.facts.map((fact) => ({ ...fact, value: fact.value[locale] })),
    );
    files.set(
      `${locale}/glossary.json`,
      source.glossary.map(({ id, term, meaning, explained }) => ({
        id,
        term: term[locale],
        meaning: meaning[locale],
        explained: explained[locale],
      })),
    );
    files.set(`${locale}/studySites.json`, source.studySites.map(inLocale));
    for (const [area, compiled] of Object.entries(messages[locale])) {
      files.set(`${locale}/messages/${area}.json`, compiled);
    }
  }
  return {
    files,
    references,
    problems,
    numbers,
    typedNumbers: typedNumbers.filter((typed) => !isForbidden(typed)),
  };
}
