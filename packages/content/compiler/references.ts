import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { COHORT_IDS, LOCALES } from '../src/index.ts';
import type { CohortId, Locale } from '../src/index.ts';
import { KINDS as SCHEMAS } from '../src/schema/index.ts';
import type { NumberRecord, StateRecord, StudySiteRecord } from '../src/schema/index.ts';
import { countErrors } from '../src/suggestions/edit-distance.ts';
import { formatReferenceValue, isForm, isRounding, rounded } from './format-number.ts';
import type { Rounding } from './format-number.ts';
import { listFolders } from './read-file.ts';
import { describeStatus, listOpenGroups, openCohorts } from './status.ts';
import {
  maskReferences,
  referencesIn,
  replaceReferences,
  splitFrontMatter,
  unmaskReferences,
} from './source-text.ts';

/**
 * A resolved reference: the value of the record, and its text in a sentence. With `rounding`, `value` is the rounded
 * number.
 */
export type Referenced = { value: string | number; text: string; percent: boolean; rounding?: Rounding };

/** The records that texts may refer to, in one language. */
export type References = {
  /** Resolves the path between the braces, such as `figure.sex.female.value`; null when no record has it. */
  find: (path: string) => Referenced | null;
  /** The three most similar paths. */
  nearest: (path: string) => string[];
  /** Paths of the numbers that equal a typed one, also rounded. */
  findPaths: (value: number, percent: boolean) => string[];
};

/** The datasets that texts may refer to, and the day on which they are read, such as `2026-11-26`. */
export type Referable = {
  today: string;
  numbers: readonly NumberRecord[];
  states: readonly StateRecord[];
  studySites: readonly StudySiteRecord[];
};

type Fields = Record<string, unknown>;
type Leaf = { value: string | number; percent: boolean };

const KINDS = ['programme', 'cohort', 'enrollment', 'metric', 'figure', 'study'] as const;
/** Fields that cannot be referred to: the order, and the parts of a figure (see `figureCells`). */
const LEFT_OUT = new Set([
  'openGroups',
  'order',
  'asserts',
  'categories',
  'series',
  'claim',
  'sample',
  'locales',
]);

/**
 * The records under `root` that texts may refer to, per language. Does not validate entries; reading the entries
 * themselves does.
 */
export function collectReferences(root: string, records: Referable): Record<Locale, References> {
  const inLocale = (locale: Locale) => referencesTo(readLeaves(root, records, locale), locale);
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(locale)])) as Record<
    Locale,
    References
  >;
}

/** The error for an unknown path, with the nearest valid paths. */
export function unknownReference(place: string, path: string, references: References): string {
  const nearest = references.nearest(path).map((known) => `{${known}}`);
  return `${place}: {${path}} refers to nothing. Visitors would see a gap in the sentence. Write ${nearest.join(', ') || 'what a record has'}, or add the record.`;
}

function referencesTo(leaves: ReadonlyMap<string, Leaf>, locale: Locale): References {
  /** A text may refer to other records; a circular reference is unknown. */
  const resolve = (path: string, passed: readonly string[]): Leaf | null => {
    const leaf = leaves.get(path);
    if (leaf === undefined || passed.includes(path)) return null;
    if (typeof leaf.value === 'number') return leaf;
    const [only, ...others] = referencesIn(leaf.value);
    if (only?.written === leaf.value && others.length === 0) {
      const found = resolve(only.path, [...passed, path]);
      return found && { ...found, percent: leaf.percent || found.percent };
    }
    return {
      ...leaf,
      value: replaceReferences(leaf.value, (inner, written) => {
        const found = resolve(inner, [...passed, path]);
        return found === null ? written : formatReferenceValue(found.value, { ...found, locale });
      }),
    };
  };
  const find = (path: string): Referenced | null => {
    const [form, long] = lastName(path, isForm);
    const [rounding, whole] = lastName(long, isRounding);
    const leaf = resolve(whole, []);
    if (leaf === null || (path !== whole && typeof leaf.value !== 'number')) return null;
    if (form === 'in-100' && !leaf.percent) return null;
    const value = rounding && typeof leaf.value === 'number' ? rounded(leaf.value, rounding) : leaf.value;
    const text = formatReferenceValue(value, { percent: leaf.percent, locale, form });
    return { value, percent: leaf.percent, text, ...(rounding && { rounding }) };
  };
  return {
    find,
    nearest: (path) =>
      [...leaves.keys()]
        .map((known) => ({ known, distance: countErrors(path, known, Infinity).whole }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 3)
        .map(({ known }) => known),
    findPaths: (value, percent) =>
      [...leaves.keys()]
        .flatMap((path) => [path, `${path}.more-than`])
        .filter((path) => {
          const found = find(path);
          return found?.value === value && found.percent === percent;
        }),
  };
}

/** Splits a known suffix off a path. */
function lastName<Name extends string>(
  path: string,
  isKnown: (name: string) => name is Name,
): [Name | undefined, string] {
  const dot = path.lastIndexOf('.');
  const name = path.slice(dot + 1);
  return isKnown(name) ? [name, path.slice(0, dot)] : [undefined, path];
}

function readLeaves(root: string, records: Referable, locale: Locale): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const { id, value, unit } of records.numbers) {
    leaves.set(`number.${id}.value`, { value, percent: unit === 'percent' });
  }
  for (const kind of KINDS) {
    for (const slug of listFolders(join(root, 'entries', kind))) {
      const folder = join(root, 'entries', kind, slug);
      const meta = readMeta(folder);
      const frontMatter = readFrontMatter(folder, locale);
      const record = { ...meta, ...frontMatter };
      // There is one programme, so its path has no id.
      const path = kind === 'programme' ? kind : `${kind}.${slug}`;
      addLeaves(record, path, leaves);
      if (kind === 'programme') addLinks(record, leaves);
      if (kind === 'figure') addCells(meta, frontMatter, path, leaves);
    }
  }
  addStatuses(root, records, locale, leaves);
  return leaves;
}

/** `{status.adult.headline}`, `{programme.status}` and `{state.NM.status}`. */
function addStatuses(
  root: string,
  { today, states, studySites }: Referable,
  locale: Locale,
  leaves: Map<string, Leaf>,
): void {
  const read = (kind: string) =>
    listFolders(join(root, 'entries', kind)).map((slug) => {
      const folder = join(root, 'entries', kind, slug);
      return { ...readMeta(folder), ...readFrontMatter(folder, locale), id: slug };
    });
  // Reading the entries reports what does not fit the schema.
  const statuses = read('status').flatMap((record) => {
    const { data } = SCHEMAS.statuses.schema.safeParse(record);
    return data === undefined ? [] : [describeStatus(data, { today, locale })];
  });
  for (const status of statuses) addLeaves(status, `status.${status.id}`, leaves);
  const [programme] = read('programme') as Fields[];
  const { data: texts } = SCHEMAS.programme.schema.shape.openGroups.safeParse(programme?.['openGroups']);
  if (texts === undefined) return;
  const list = (cohorts: readonly CohortId[], place?: string) =>
    listOpenGroups(
      cohorts.map((id) => String(leaves.get(`cohort.${id}.name`)?.value)),
      texts,
      locale,
      place,
    );
  const open = COHORT_IDS.filter((id) => openCohorts(statuses).includes(id));
  leaves.set('programme.status', { value: list(open), percent: false });
  for (const { code, name } of states) {
    const groups = studySites.filter(({ state }) => state === code).flatMap(({ cohorts }) => cohorts);
    const here = open.filter((id) => groups.some(({ cohort, status }) => cohort === id && status === 'open'));
    leaves.set(`state.${code}.status`, { value: list(here, name[locale]), percent: false });
  }
}

function addLeaves(fields: Fields, path: string, leaves: Map<string, Leaf>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (LEFT_OUT.has(name)) continue;
    if (typeof value === 'string' || typeof value === 'number') {
      leaves.set(`${path}.${name}`, { value, percent: false });
    } else if (isFields(value)) addLeaves(value, `${path}.${name}`, leaves);
  }
}

/** A link that the programme does not have becomes a mailto: link. */
function addLinks({ links, email }: Fields, leaves: Map<string, Leaf>): void {
  for (const [link, url] of Object.entries(isFields(links) ? links : {})) {
    if (url !== null || typeof email !== 'string') continue;
    leaves.set(`programme.links.${link}`, { value: `mailto:${email}`, percent: false });
  }
}

/** `figure.sex.female.value` and `.label`; with several columns `figure.enrollment.adult.goal.value`. */
function addCells(meta: Fields, frontMatter: Fields, path: string, leaves: Map<string, Leaf>): void {
  const columns = isFields(meta['series']) ? Object.entries(meta['series']) : [];
  for (const [row, label] of Object.entries(
    isFields(frontMatter['categories']) ? frontMatter['categories'] : {},
  )) {
    if (typeof label === 'string') leaves.set(`${path}.${row}.label`, { value: label, percent: false });
    for (const [column, values] of columns) {
      const value = isFields(values) ? values[row] : undefined;
      if (typeof value !== 'number' && !isReference(value)) continue;
      const place = cellPath(path, row, columns.length > 1 ? column : null);
      leaves.set(place, { value, percent: meta['unit'] === 'percent' });
    }
  }
}

const isReference = (value: unknown): value is string =>
  typeof value === 'string' && referencesIn(value).length > 0;

/** Path of a figure's number: its row, and its column when there are several. */
export const cellPath = (figure: string, row: string, column: string | null): string =>
  column === null ? `${figure}.${row}.value` : `${figure}.${row}.${column}.value`;

function readMeta(folder: string): Fields {
  const file = join(folder, 'meta.yml');
  return existsSync(file) ? parseFields(readFileSync(file, 'utf8')) : {};
}

function readFrontMatter(folder: string, locale: Locale): Fields {
  const file = join(folder, `${locale}.md`);
  const parts = existsSync(file) ? splitFrontMatter(readFileSync(file, 'utf8')) : null;
  return parseFields(parts?.frontMatter ?? '');
}

/** The fields, or none when they cannot be parsed; reading the entry itself reports that. */
function parseFields(text: string): Fields {
  const document = parseDocument(maskReferences(text));
  if (document.errors.length > 0) return {};
  try {
    const value = unmaskReferences(document.toJS());
    return isFields(value) ? value : {};
  } catch {
    // The parser reports an unknown alias (*name) only here.
    return {};
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
