/** Finds banned names that the baseline does not allow, and banned phrases in Markdown. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { BANS, PHRASE_BANS, type Ban, type NameKind } from './naming-bans.ts';

type Name = { kind: NameKind; name: string; line?: number };
/** A banned name; `location` is `path:line`. */
type Offence = { key: string; name: string; location: string; ban: Ban };

/** A line of the baseline: package, kind and name, without the file, which may move. */
const BASELINE = 'scripts/naming-baseline.txt';
const GUIDE = 'docs/guides/naming.md';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'a11y-reports']);
/** Content, whose names are URLs and ids. */
const DATA_FOLDERS = /^packages\/(?:content\/(?:entries|datasets|files|geo|messages)|site\/public)$/;

/** A name in lower-case words: `wordsOf`, `words-of.ts` and “Words of” are the same. */
const splitName = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

export function findBan(kind: NameKind, name: string): Ban | undefined {
  const split = splitName(kind === 'file' ? name.replace(/(?:\/|\.\w+)$/, '') : name);
  return BANS.find(({ kinds, pattern }) => kinds.includes(kind) && pattern.test(split));
}

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const bindingNames = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []));

/**
 * The checked names of a module: exports, functions at any depth, types and their properties, and constants of the
 * module, and the names that imports and destructured properties are changed to. Other parameters and local variables are
 * not checked.
 */
export function declaredNames(path: string, text: string): Name[] {
  const source = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const names: Name[] = [];
  const seen = new Set<ts.Identifier>();
  const add = (kind: NameKind, identifier: ts.Identifier): void => {
    if (seen.has(identifier)) return;
    seen.add(identifier);
    const { text: name, end } = identifier;
    names.push({ kind, name, line: source.getLineAndCharacterOfPosition(end).line + 1 });
  };
  const addDeclared = (node: ts.Node, identifier: ts.Identifier): void =>
    add(isExported(node) ? 'export' : 'local', identifier);
  const visit = (node: ts.Node, isTopLevel: boolean): void => {
    if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations)
        if (isTopLevel || isFunction(initializer))
          for (const identifier of bindingNames(name)) addDeclared(node, identifier);
    } else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
      if (node.name) addDeclared(node, node.name);
    } else if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      addDeclared(node, node.name);
    } else if (ts.isTypeElement(node) || ts.isClassElement(node)) {
      if (node.name && ts.isIdentifier(node.name)) add('property', node.name);
    } else if (ts.isExportSpecifier(node) && node.propertyName && ts.isIdentifier(node.name)) {
      add('export', node.name);
    } else if (ts.isImportSpecifier(node) && node.propertyName) {
      add('local', node.name);
    } else if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.name)) {
      add('local', node.name);
    }
    ts.forEachChild(node, (child) => visit(child, node.kind === ts.SyntaxKind.SourceFile));
  };
  visit(source, false);
  return names;
}

/** The lines outside of code blocks, numbered from 1. */
function proseLines(text: string): { content: string; line: number }[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((content, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return [];
    }
    return fence === undefined ? [{ content, line: index + 1 }] : [];
  });
}

/** The headings outside of code blocks, without markup and ids. */
export const markdownHeadings = (text: string): Name[] =>
  proseLines(text).flatMap(({ content, line }) => {
    const name = /^#{1,6} +(.+?)(?: *\{#.*\})?\s*$/.exec(content)?.[1];
    return name ? [{ kind: 'heading' as const, name, line }] : [];
  });

/** The banned phrases of a Markdown text, outside of code and quotations, each as an error without its file. */
export const findPhrases = (text: string): { line: number; error: string }[] =>
  proseLines(text).flatMap(({ content, line }) => {
    const prose = content.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"|\]\([^)]*\)/g, ' ').toLowerCase();
    return PHRASE_BANS.flatMap(({ pattern, instead }) => {
      const phrase = pattern.exec(prose)?.[0];
      return phrase === undefined
        ? []
        : [
            {
              line,
              error: `“${phrase}” is on the list of banned phrases. Write ${instead}; see ${GUIDE}#phrases.`,
            },
          ];
    });
  });

/** Every file and folder, as paths from the root. Folders end with `/`. */
function listPaths(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isFile()) return [path];
    const isSkipped =
      SKIPPED_FOLDERS.has(entry.name) ||
      DATA_FOLDERS.test(path) ||
      (entry.name.startsWith('.') && entry.name !== '.storybook');
    return entry.isDirectory() && !isSkipped ? [`${path}/`, ...listPaths(root, `${path}/`)] : [];
  });
}

function namesIn(root: string, path: string): Name[] {
  const file: Name = { kind: 'file', name: /[^/]+\/?$/.exec(path)?.[0] ?? path };
  const read = (): string => readFileSync(join(root, path), 'utf8');
  if (/(?<!\.d)\.(?:m?ts|tsx|m?js)$/.test(path)) return [file, ...declaredNames(path, read())];
  return path.endsWith('.md') ? [file, ...markdownHeadings(read())] : [file];
}

function findOffences(root: string): Offence[] {
  return listPaths(root).flatMap((path) => {
    const [first = '', second = '', third] = path.split('/');
    const owner = first === 'packages' && third !== undefined ? second : second === '' ? 'root' : first;
    return namesIn(root, path).flatMap(({ kind, name, line }) => {
      const ban = findBan(kind, name);
      const location = line === undefined ? path : `${path}:${line}`;
      return ban ? [{ key: `${owner} ${kind} ${name}`, name, location, ban }] : [];
    });
  });
}

const findPhraseErrors = (root: string): string[] =>
  listPaths(root)
    .filter((path) => path.endsWith('.md') && path !== GUIDE)
    .flatMap((path) =>
      findPhrases(readFileSync(join(root, path), 'utf8')).map(
        ({ line, error }) => `${path}:${line}: ${error}`,
      ),
    );

/** How often each name may occur. */
type Baseline = ReadonlyMap<string, number>;

function parseBaseline(text: string): Baseline {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, key = line, count = '1'] = /^(.*) ×(\d+)$/.exec(line) ?? [];
      return [key, Number(count)];
    }),
  );
}

const formatBaseline = (baseline: Baseline): string =>
  [...baseline]
    .map(([key, count]) => (count === 1 ? `${key}\n` : `${key} ×${count}\n`))
    .sort()
    .join('');

const describeNew = (offences: readonly Offence[], allowed: number): string => {
  const [{ name, ban }] = offences as [Offence];
  const locations = offences.map(({ location }) => `\n  ${location}`).join('');
  const count = allowed === 0 ? '' : ` (${offences.length} times, ${allowed} still allowed)`;
  return `“${name}” is on the ban list${count}: ${ban.why}.${locations}\n  Name it ${ban.instead}; see ${GUIDE}#${ban.section}.`;
};

const describeStale = ([key, allowed]: [string, number], count: number): string =>
  `“${key}” occurs ${count === 0 ? 'no longer' : `${count} times instead of ${allowed}`}, so a new one would go unseen.\n  Delete it from ${BASELINE}: node scripts/naming.ts --update`;

/**
 * @param isUpdate Removes names from the baseline that no longer occur. Names are never added to it.
 * @returns Errors for names and phrases, and the number of names on the ban list.
 */
export function checkNames(root: string, isUpdate = false): { errors: string[]; count: number } {
  const file = join(root, BASELINE);
  const baseline = parseBaseline(readFileSync(file, 'utf8'));
  const found = Map.groupBy(findOffences(root), ({ key }) => key);
  const countFound = (key: string): number => found.get(key)?.length ?? 0;
  const added = [...found].filter(([key, { length }]) => length > (baseline.get(key) ?? 0));
  const stale = [...baseline].filter(([key, allowed]) => countFound(key) < allowed);
  if (isUpdate) {
    const left = [...baseline].map(([key, allowed]) => [key, Math.min(allowed, countFound(key))] as const);
    writeFileSync(file, formatBaseline(new Map(left.filter(([, count]) => count > 0))));
  }
  return {
    errors: [
      ...added.map(([key, offences]) => describeNew(offences, baseline.get(key) ?? 0)),
      ...(isUpdate ? [] : stale.map((entry) => describeStale(entry, countFound(entry[0])))),
      ...findPhraseErrors(root),
    ],
    count: [...found.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
