import { COHORT_IDS, LOCALES } from '../src/index.ts';
import type { Prose } from '../src/index.ts';
import type {
  FactRecord,
  GlossaryRecord,
  NumberRecord,
  StateRecord,
  StudySiteRecord,
} from '../src/schema/index.ts';
import { byOrder } from '../src/schema/index.ts';
import { checkAnswers } from './answers.ts';
import { ALL_KINDS } from './build-collections.ts';
import type { BuiltCollections } from './build-collections.ts';
import type { Entry, Translation } from './read-entry.ts';
import { checkStatuses } from './status.ts';

/** All content after reading, before it is written per language. */
export type Source = {
  entries: BuiltCollections['entries'];
  states: StateRecord[];
  studySites: StudySiteRecord[];
  facts: FactRecord[];
  glossary: GlossaryRecord[];
  numbers: NumberRecord[];
};

/** Every entry of every kind. */
export const allEntries = ({ entries }: Source): Entry[] => Object.values(entries).flat();

/** Finds errors across records and languages, and samples in a programme that is no demonstration. */
export function checkCrossReferences(source: Source): string[] {
  const entries = allEntries(source);
  return [
    ...programmeIsOne(source.entries.programme),
    ...cohortsAreAll(source),
    ...checkStatuses(source.entries.statuses, source.studySites, isDemonstration(source)),
    ...checkAnswers(source.entries.answers),
    ...ALL_KINDS.filter(([, { order }]) => order === byOrder).flatMap(([name, { folder }]) =>
      ordersDiffer(folder, source.entries[name]),
    ),
    ...metricsShareAMonth(source.entries.metrics),
    ...repeated(source.studySites.map(({ id }) => id)).map(
      (id) => `datasets/study-sites.json: duplicate id "${id}". Give each study site its own.`,
    ),
    ...repeated(source.states.map(({ code }) => code)).map(
      (code) => `datasets/states.json: duplicate code "${code}". Remove one.`,
    ),
    ...repeated(source.facts.map(({ id }) => id)).map(
      (id) => `datasets/facts.yml: duplicate id "${id}". Give each fact its own.`,
    ),
    ...repeated(source.glossary.map(({ id }) => id)).map(
      (id) => `datasets/glossary.yml: duplicate id "${id}". Give each term its own.`,
    ),
    ...repeated(source.numbers.map(({ id }) => id)).map(
      (id) => `datasets/numbers.yml: duplicate id "${id}". Give each number its own.`,
    ),
    ...statesAreKnown(source),
    ...entries.flatMap(checkHeadingParity),
    ...repeatedTitles(source),
    ...repeatedPageIds(source),
    ...findSamplesInProduction(source, entries),
  ];
}

function programmeIsOne(programmes: Entry[]): string[] {
  return programmes.length === 1
    ? []
    : [`entries/programme: there must be one programme, not ${programmes.length}.`];
}

function cohortsAreAll({ entries: { cohorts, enrollments } }: Source): string[] {
  const missing = (entries: Entry[]) => COHORT_IDS.filter((id) => !entries.some(({ slug }) => slug === id));
  return [
    ...missing(cohorts).map(
      (id) => `entries/cohort/${id}: the group is missing. Study sites and forms name it.`,
    ),
    ...missing(enrollments).map(
      (id) =>
        `entries/enrollment/${id}: the numbers of the group are missing. Visitors ask how many people it still takes. Write them.`,
    ),
  ];
}

function ordersDiffer(kind: string, entries: Entry[]): string[] {
  return repeated(entries.map(({ meta }) => String(meta['order']))).map(
    (order) => `entries/${kind}: duplicate order ${order}. Give each record its own.`,
  );
}

/** One table with one date shows all totals. */
function metricsShareAMonth(metrics: Entry[]): string[] {
  const months = [...new Set(metrics.map(({ meta }) => String(meta['asOf'])))];
  return months.length <= 1
    ? []
    : [
        `entries/metric: the totals are of ${months.join(' and ')}, but one table shows them with one date. Use the same asOf.`,
      ];
}

function statesAreKnown({ states, studySites }: Source): string[] {
  // A table that could not be read is reported once, not for each study site.
  if (states.length === 0) return [];
  return studySites
    .filter((site) => !states.some(({ code, country }) => code === site.state && country === site.country))
    .map(
      ({ id, state, country }) =>
        `datasets/study-sites.json, record ${id}: ${state} in ${country} is not in datasets/states.json. Visitors would see no state name. Correct the code, or add the state.`,
    );
}

/** Links refer to headings by id, so every language needs the same ids. */
function checkHeadingParity({ translations }: Entry): string[] {
  const written = LOCALES.flatMap((locale) => translations[locale] ?? []);
  const [first, ...others] = written.filter((translation) => !isExternal(translation));
  if (first === undefined) return [];
  const expected = headingIds(first.body);
  const twice = repeated(expected).map(
    (id) => `${first.file}: duplicate heading id "${id}". Give each heading its own.`,
  );
  const differing = others.filter(({ body }) => headingIds(body).join() !== expected.join());
  return [
    ...twice,
    ...differing.map(
      ({ file, body }) =>
        `${file}: its heading ids are "${headingIds(body).join(', ')}", but in ${first.file} they are "${expected.join(', ')}". Links to them would be broken. Use the same ids in the same order.`,
    ),
  ];
}

/** In one language the text of a protocol may be a page of the site; `href` is its path. */
export const isExternal = ({ body, fields }: Translation) =>
  body.length === 0 && typeof fields['href'] === 'string' && fields['href'].startsWith('/');

const headingIds = (body: Prose) => body.flatMap((block) => (block.type === 'heading' ? [block.id] : []));

/** Kinds whose records have a page of their own. */
const recordsWithPage = ({ entries }: Source): Entry[] =>
  ALL_KINDS.filter(([, { pages }]) => pages !== undefined).flatMap(([name]) => entries[name]);

function repeatedPageIds(source: Source): string[] {
  const all = [...source.entries.pages, ...recordsWithPage(source)];
  return repeated(all.map(({ slug }) => slug)).map((id) => {
    const folders = all.filter(({ slug }) => slug === id).map(({ folder }) => folder);
    return `${folders.join(' and ')}: two pages have the id "${id}". The site finds a page by it and would show the wrong one. Give one of the folders another name.`;
  });
}

/** Includes records with a page of their own. */
function repeatedTitles(source: Source): string[] {
  const { pages } = source.entries;
  return LOCALES.flatMap((locale) => {
    const titles = [
      ...pages.flatMap(({ translations }) => translations[locale]?.fields['title'] ?? []),
      ...recordsWithPage(source).flatMap(
        ({ translations }) => translations[locale]?.fields['pageTitle'] ?? [],
      ),
    ];
    return repeated(titles.map(String)).map(
      (title) =>
        `entries: two pages have the ${locale} title "${title}". Browsers show it as the name of the page: give each its own.`,
    );
  });
}

export const isDemonstration = ({
  entries: { programme },
}: {
  entries: Pick<Source['entries'], 'programme'>;
}) => programme.some(({ meta }) => meta['demonstration'] !== false);

function findSamplesInProduction(
  { entries: { programme }, studySites, facts, numbers }: Source,
  entries: Entry[],
): string[] {
  if (isDemonstration({ entries: { programme } })) return [];
  const samples = [
    ...entries
      .filter(({ meta }) => (meta['sample'] ?? false) !== false)
      .map(({ folder }) => `${folder}/meta.yml`),
    ...studySites.filter(({ sample }) => sample).map(({ id }) => `datasets/study-sites.json, record ${id}`),
    ...facts.filter(({ sample }) => sample).map(({ id }) => `datasets/facts.yml, record ${id}`),
    ...numbers.filter(({ sample }) => sample).map(({ id }) => `datasets/numbers.yml, record ${id}`),
  ];
  return samples.map(
    (what) =>
      `${what}: it is marked as a sample, but the programme is not a demonstration. Replace it with a real record.`,
  );
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
