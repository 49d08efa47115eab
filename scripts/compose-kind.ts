import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { kindFiles, toKindFile, toTypeName, type KindName } from './new-kind-files.ts';

export const USAGE = 'Run: npm run new:kind -- <name>, for example: npm run new:kind -- tip-sheet';

/** The lists that get a line for each kind. */
const KINDS = 'packages/content/src/kinds/index.ts';
const EMBEDS = 'packages/site/src/embeds/kinds/index.ts';

/** An error in three parts: what happened, why it matters, what to do. */
export class UsageError extends Error {
  constructor(what: string, why: string, todo: string) {
    super(`${what}\n${why}\n${todo}`);
  }
}

const IS_KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

const toCamelCase = (folder: string) =>
  folder.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The English plural of a name; an irregular one is given by `--plural`. */
function toPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function canBeVariable(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Derives the names of a kind from what was typed.
 * @throws UsageError for a name that is missing, unusable or taken.
 */
export function parseKindName(root: string, given: string | undefined, givenPlural?: string): KindName {
  if (!given) {
    throw new UsageError(
      'No name was given.',
      'The folder, the code and the directive are called by it.',
      USAGE,
    );
  }
  for (const name of [given, ...(givenPlural === undefined ? [] : [givenPlural])]) {
    if (!IS_KEBAB_CASE.test(name)) {
      throw new UsageError(
        `“${name}” is not a name for a kind of content.`,
        'Editors find its entries by it, and it becomes the name in code.',
        'Use lower-case words joined by hyphens, in the singular, for example: tip-sheet',
      );
    }
  }
  const pluralFolder = givenPlural ?? toPlural(given);
  const name = { folder: given, name: toCamelCase(given), pluralFolder, plural: toCamelCase(pluralFolder) };
  if (!canBeVariable(name.name) || name.plural === name.name) {
    throw new UsageError(
      `“${given}” cannot be the name of a kind.`,
      name.plural === name.name
        ? 'Its plural is the same, so one record and all records could not be told apart.'
        : 'It is a reserved word of JavaScript.',
      'Choose another name, or give another plural: npm run new:kind -- series --plural series-list',
    );
  }
  const taken = [
    ...Object.keys(kindFiles(name)),
    `packages/content/entries/${given}`,
    `packages/site/src/embeds/kinds/${given}.ts`,
  ].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) {
    throw new UsageError(
      `${taken} exists already.`,
      'Its text would be lost.',
      'Choose another name, or change what is there.',
    );
  }
  const type = toTypeName(name.name);
  const isImported = new RegExp(`^import .*\\b${name.name}\\b.* from`, 'm').test(
    kindFiles(name)[toKindFile(given)] ?? '',
  );
  const isExported = globSync('packages/content/src/{*,kinds/index}.ts', { cwd: root }).some((file) =>
    new RegExp(`^export .*\\b${type}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
  );
  if (isImported || isExported) {
    throw new UsageError(
      `“${given}” has another meaning in the code.`,
      `@longcovid/content exports a ${type}, or a kind needs a ${name.name} to be defined.`,
      'Name it by what its entries are, for example: tip-sheet',
    );
  }
  const isListed = (file: string, key: string) =>
    new RegExp(`^ {2}'?${key}'?[:,]`, 'm').test(readFileSync(join(root, file), 'utf8'));
  if (isListed(KINDS, name.plural) || isListed(EMBEDS, pluralFolder)) {
    throw new UsageError(
      `“${pluralFolder}” is the name of another list of records.`,
      'A page could not tell which of the two it loads.',
      `Choose another name, or give another plural: npm run new:kind -- ${given} --plural ${pluralFolder}-list`,
    );
  }
  return name;
}

/** Inserts a line among similar ones, in alphabetical order. */
function insertSorted(text: string, line: string, isAlike: RegExp): string {
  const lines = text.split('\n');
  const alike = lines.flatMap((each, index) =>
    isAlike.test(each) ? [{ index, from: getModule(each) }] : [],
  );
  const next = alike.find(({ from }) => from > getModule(line));
  lines.splice(next?.index ?? (alike.at(-1)?.index ?? -1) + 1, 0, line);
  return lines.join('\n');
}

const getModule = (line: string) => /'\.\/(.+)\.tsx?'/.exec(line)?.[1] ?? '';

/** Adds a line at the end of an object literal. */
const addEntry = (text: string, constant: string, line: string) =>
  text.replace(
    new RegExp(`(export const ${constant}\\b[^\\n]*\\{\\n(?: {2}.*\\n)*)(?=\\};)`),
    `$1  ${line}\n`,
  );

function listKind(text: string, { folder, name, plural }: KindName): string {
  const withImport = insertSorted(
    text,
    `import { ${name} } from './${folder}.ts';`,
    /^import \{ \w+ \} from '\.\//,
  );
  const type = `export type { ${toTypeName(name)} } from './${folder}.ts';`;
  return addEntry(
    insertSorted(withImport, type, /^export type \{.*from '\.\//),
    'RECORD_KINDS',
    `${plural}: ${name},`,
  );
}

function listEmbed(text: string, { folder, name, pluralFolder }: KindName): string {
  const line = `import { resolve as ${name} } from './${folder}.tsx';`;
  const key = pluralFolder.includes('-') ? `'${pluralFolder}'` : pluralFolder;
  return addEntry(insertSorted(text, line, /^import \{ resolve as \w+ \}/), 'RESOLVERS', `${key}: ${name},`);
}

/** The files of a new kind and the lists that get a line for it, with their text by path. Writes nothing. */
export function composeKind(
  root: string,
  name: KindName,
): { made: Record<string, string>; changed: Record<string, string> } {
  const readList = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    made: kindFiles(name),
    changed: {
      [KINDS]: listKind(readList(KINDS), name),
      [EMBEDS]: listEmbed(readList(EMBEDS), name),
    },
  };
}
