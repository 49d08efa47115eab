import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import type { NumberRecord } from '../src/schema/index.ts';
import type { Entry } from './read-entry.ts';
import type { References } from './references.ts';
import { lineAt, replaceReferences, splitFrontMatter } from './source-text.ts';

/** A number typed into a text although a record could hold it. */
export type TypedNumber = {
  file: string;
  line: number;
  locale: Locale;
  /** As written: `62%`, `2.3 million`, `8 trials`. */
  written: string;
  /** Where it is an error, such as "the claim"; null in other prose. */
  where: string | null;
};

type ForbiddenNumber = TypedNumber & { where: string };
export const isForbidden = (typed: TypedNumber): typed is ForbiddenNumber => typed.where !== null;

/** Every typed number in entries and in the search texts of facts. */
export function findTypedNumbers(
  entries: readonly Entry[],
  { facts, numbers }: { facts: string; numbers: readonly NumberRecord[] },
): TypedNumber[] {
  const counts = {
    en: createCountPatterns(entries, numbers, 'en'),
    es: createCountPatterns(entries, numbers, 'es'),
  };
  return [
    ...entries.flatMap(({ folder, translations }) =>
      LOCALES.flatMap((locale) => {
        const translation = translations[locale];
        const kind = basename(dirname(folder));
        return translation === undefined
          ? []
          : typedInEntry({ ...translation, kind, locale }, counts[locale]);
      }),
    ),
    ...typedInFacts(facts, counts),
  ];
}

/** Finds digits with what a record counts: a number of `numbers.yml` ("8 trials"), or the unit of a figure. */
function createCountPatterns(
  entries: readonly Entry[],
  numbers: readonly NumberRecord[],
  locale: Locale,
): RegExp[] {
  const units = entries
    .filter(({ folder }) => basename(dirname(folder)) === 'figure')
    .map(({ translations }) => translations[locale]?.fields['unit'])
    .flatMap((unit): unknown[] => (typeof unit === 'object' && unit !== null ? Object.values(unit) : []))
    .filter((noun) => typeof noun === 'string');
  const counted = numbers.flatMap(({ counts }) => counts?.[locale] ?? []);
  return createPatterns([...counted, ...units]);
}

/** `kind`: of the entry, such as `figure`. */
type Source = { file: string; text: string; kind: string; locale: Locale };

function typedInEntry({ file, text, kind, locale }: Source, counts: readonly RegExp[]): TypedNumber[] {
  const parts = splitFrontMatter(text);
  if (parts === null) return [];
  const { frontMatter, markdown, firstLine } = parts;
  const body = withoutMarks(markdown);
  return [
    ...textsIn(frontMatter).flatMap(({ path, ...span }) =>
      numbersTyped(frontMatter, span, counts).map(({ index, written }) => ({
        file,
        line: lineAt(frontMatter, index) + 1,
        locale,
        written,
        where: findForbiddenField(kind, path),
      })),
    ),
    ...sectionsIn(markdown).flatMap(({ id, ...span }) =>
      numbersTyped(body, span, counts).map(({ index, written }) => ({
        file,
        line: lineAt(markdown, index) + firstLine - 1,
        locale,
        written,
        where: id === 'key-points' ? 'a key point' : null,
      })),
    ),
  ];
}

function typedInFacts(file: string, counts: Record<Locale, RegExp[]>): TypedNumber[] {
  // Without the file there is an error already.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return textsIn(text).flatMap(({ path, ...span }) => {
    const locale = LOCALES.find((each) => path.includes(each));
    if (locale === undefined) return [];
    return numbersTyped(text, span, counts[locale]).map(({ index, written }) => ({
      file,
      line: lineAt(text, index),
      locale,
      written,
      where: 'a fact',
    }));
  });
}

/** The error for a typed number, with the references to write instead; those of the same figure come first. */
export function describeTypedNumber(
  { file, line, written, where }: ForbiddenNumber,
  references: References,
): string {
  const own = `.${basename(dirname(file))}.`;
  const known = referencesFor(written, references).sort(
    (a, b) => Number(b.includes(own)) - Number(a.includes(own)),
  );
  const instead =
    known.length > 0
      ? `Write ${known
          .slice(0, 3)
          .map((path) => `{${path}}`)
          .join(' or ')} instead.`
      : 'Give it a record in datasets/numbers.yml, and write {number.its-id.value} instead.';
  return `${file}:${line}: ${where} contains the typed number "${written}". When the record changes, visitors would still read the old number here. ${instead}`;
}

const FIGURE_FIELDS: Record<string, string> = {
  title: 'the title',
  claim: 'the claim',
  notes: 'a note',
  method: 'the method',
};
const NUMBER_RECORDS: Record<string, string> = {
  title: 'the title',
  description: 'the description',
  note: 'the note',
};

function findForbiddenField(kind: string, [name = '', ...inner]: readonly string[]): string | null {
  const last = inner.filter((part) => part !== '').at(-1) ?? name;
  if (/alt$/i.test(last)) return 'the alternative text';
  if (kind === 'figure') return FIGURE_FIELDS[name] ?? null;
  return kind === 'enrollment' || kind === 'metric' ? (NUMBER_RECORDS[name] ?? null) : null;
}

type Span = { start: number; end: number };

/** The strings of a YAML document with their paths; '' in a path is a list index. */
function textsIn(yaml: string): (Span & { path: string[] })[] {
  // Unquoted references are flow mappings in YAML and would hide the rest of their line.
  const { contents } = parseDocument(blankReferences(yaml));
  const found: (Span & { path: string[] })[] = [];
  const visit = (node: unknown, path: string[]): void => {
    if (isMap(node)) for (const pair of node.items) visit(pair, path);
    else if (isSeq(node)) for (const item of node.items) visit(item, [...path, '']);
    else if (isPair(node)) visit(node.value, [...path, isScalar(node.key) ? String(node.key.value) : '']);
    else if (isScalar(node) && typeof node.value === 'string' && node.range)
      found.push({ path, start: node.range[0], end: node.range[1] });
  };
  visit(contents, []);
  return found;
}

/** The sections of a text, split at headings of level 2. */
function sectionsIn(markdown: string): (Span & { id: string })[] {
  const starts = [...markdown.matchAll(/^## .*?(?:\{#([a-z0-9-]+)\})?[ \t]*$/gm)];
  const first = { id: '', start: 0, end: starts[0]?.index ?? markdown.length };
  return [
    first,
    ...starts.map((heading, at) => ({
      id: heading[1] ?? '',
      start: heading.index,
      end: starts[at + 1]?.index ?? markdown.length,
    })),
  ];
}

const blank = (text: string, by = ' '): string => text.replace(/[^\n]/g, by);
const blankReferences = (text: string): string =>
  replaceReferences(text, (_, written) => blank(written, '·'));

/** Blanks out link targets, directives, heading ids and emphasis markers, keeping the length. */
const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, (target) => `]${blank(target.slice(1))}`)
    .replace(/^::.*$/gm, (line) => blank(line))
    .replace(/\{#[a-z0-9-]+\}/g, (id) => blank(id))
    .replace(/[*_|]/g, ' ');

/** Digits that are no amount: URLs, phone numbers, dates, and names such as COVID-19 or NCT05172011. */
const NO_AMOUNT = [
  /https?:\/\/\S+/g,
  /\b\S+\.(?:pdf|svg|png|webp|mp4|html)\b/g,
  /(?:\+?\d[-\s])?\(?\b\d{3}\)?[-\s]\d{3}-\d{4}\b/g,
  /\b\d{4}-\d{2}(?:-\d{2})?\b/g,
  /[\p{L}_]-?\d[\d,.]*/gu,
];

const AFTER = '(?![\\p{L}\\p{N}])';
const BEFORE = '(?<![\\p{L}\\p{N}.,])';
const DIGITS = '\\d+(?:[.,\\u00A0\\u202F]\\d+)*';
const PERCENT = new RegExp(
  `${BEFORE}(?:${DIGITS}\\s*(?:%|(?:percent|per\\s+cent|por\\s+ciento|por\\s+cien)${AFTER})|${DIGITS}\\s+(?:(?:in|out\\s+of)(?:\\s+every)?|de\\s+cada)\\s+100${AFTER})`,
  'giu',
);
const MILLIONS = new RegExp(
  `${BEFORE}${DIGITS}\\s+(?:million|millions|billion|thousand|millón|millones|mil)${AFTER}`,
  'giu',
);
/** 1,000 and above, with any mark between the thousands; four digits alone may be a year. */
const LARGE = new RegExp(
  `${BEFORE}(?:[1-9]\\d{0,2}(?:[.,\\u00A0\\u202F]\\d{3})+|(?!(?:19|20)\\d{2}(?!\\d))[1-9]\\d{3,})(?![\\d\\p{L}])`,
  'gu',
);
/** Words that end the phrase of a number, so that "18 years or older" is no number of people. */
const OTHER_PHRASE =
  'of|to|and|or|in|for|with|than|by|from|at|per|times?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|de|a|y|o|u|en|para|por|con|que|el|la|los|las|años?|mes|meses|semanas?|días?|horas?|minutos?|segundos?|veces|vez';
const BEFORE_A_YEAR =
  /\b(?:in|of|since|by|until|from|en|de|del|desde|hasta|January|February|March|April|May|June|July|August|September|October|November|December)\s+$/i;

/** A number and, after at most two other words, what it counts. */
function createPatterns(nouns: readonly string[]): RegExp[] {
  if (nouns.length === 0) return [];
  const names = nouns.map((noun) => noun.trim().split(/\s+/).join('\\s+')).join('|');
  const between = `(?:\\s+(?!(?:${OTHER_PHRASE})${AFTER})[\\p{L}'’-]+){0,2}?`;
  return [new RegExp(`${BEFORE}${DIGITS}${between}\\s+(?:${names})${AFTER}`, 'giu')];
}

/** The typed numbers in a text, in order; of overlapping ones the first and longest. */
function numbersTyped(
  text: string,
  { start, end }: Span,
  counts: readonly RegExp[],
): { index: number; written: string }[] {
  let part = blankReferences(text.slice(start, end));
  for (const pattern of NO_AMOUNT) part = part.replace(pattern, (found) => blank(found, '·'));
  const matches = (pattern: RegExp) => [...part.matchAll(pattern)];
  const found = [
    ...[PERCENT, MILLIONS, LARGE].flatMap(matches),
    ...counts.flatMap(matches).filter((match) => !isYear(match, part)),
  ].sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  let passed = 0;
  return found.flatMap((match) => {
    if (match.index < passed) return [];
    passed = match.index + match[0].length;
    return [{ index: start + match.index, written: match[0].replace(/\s+/g, ' ') }];
  });
}

/** "In 2025 people can …" is a year. */
const isYear = (match: RegExpExecArray, text: string): boolean =>
  /^(?:19|20)\d{2}\s/.test(match[0]) && BEFORE_A_YEAR.test(text.slice(0, match.index));

const AS_WRITTEN = /^(\d+(?:[.,\u00A0\u202F]\d+)*)/;

/** The paths of the records with the typed number. */
function referencesFor(written: string, references: References): string[] {
  const digits = AS_WRITTEN.exec(written)?.[1];
  if (digits === undefined) return [];
  const value = Number(digits.replace(/[.,\u00A0\u202F](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  const millions = /mill/i.test(written);
  const paths = references.findPaths(
    millions ? Math.round(value * 1e6) : value,
    /%|per ?cent|por cien/i.test(written),
  );
  return paths.map((path) => (millions ? `${path}.short` : path));
}
