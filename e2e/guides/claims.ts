import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** First segments of paths in guides. */
const BEGINNINGS = ['', 'packages/content', 'packages/content/entries', 'packages/site'];

const withoutBlocks = (markdown: string) => markdown.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$/gm, '');

/** Inline code of Markdown. */
const codeIn = (markdown: string): string[] =>
  [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** A literal path, without placeholders; not output of a package's build, or data. */
const IS_PATH = /^(?![@/]|\.\/|dist\/|\.data\/|.*YYYY)[\w.-]+(\/[\w.-]+)+\/?$/;
const IS_SETTING = /^([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|CATALOGUE)(=.*)?$/;

type Claim = { what: string; isTrue: boolean };

function scriptClaims(text: string): Claim[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...text.matchAll(/\bnpm (run ([\w:-]+)|start|test)\b/g)];
  return named.map(([command, , name = command.slice('npm '.length)]) => ({
    what: `the command ${command}`,
    isTrue: name in scripts,
  }));
}

function pathClaims(file: string, markdown: string): Claim[] {
  const isThere = (path: string, from: readonly string[]) =>
    from.some((folder) => existsSync(join(root, folder, path)));
  const paths = codeIn(markdown).filter((code) => IS_PATH.test(code));
  const links = [
    ...withoutBlocks(markdown)
      .replace(/`[^`\n]+`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, href = '']) => href.replace(/#.*$/, ''))
    .filter((href) => href !== '' && !/^(https?:|mailto:|tel:)/.test(href));
  return [
    ...paths.map((path) => ({
      what: `the path ${path}`,
      isTrue: isThere(path, [dirname(file), ...BEGINNINGS]),
    })),
    ...links.map((href) => ({ what: `the link ${href}`, isTrue: isThere(href, [dirname(file)]) })),
  ];
}

/** Environment variables must be read somewhere in the code. */
function settingClaims(markdown: string): Claim[] {
  const names = codeIn(markdown).flatMap((code) => IS_SETTING.exec(code)?.[1] ?? []);
  if (names.length === 0) return [];
  // It exits with 1 if the code has none of the names.
  const { stdout: code } = spawnSync(
    'git',
    ['grep', '-hIw', '-e', names.join('\\|'), '--', '*.ts', '*.mjs'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return names.map((name) => ({
    what: `the setting ${name}`,
    isTrue: new RegExp(`\\b${name}\\b`).test(code),
  }));
}

/** Ports of local URLs must be defaults of the programs. */
function portClaims(text: string): Claim[] {
  const ports = [
    /PORT[\s\S]{0,200}?\.default\((\d+)\)/i.exec(read('packages/api/src/config/variables.ts'))?.[1],
    /storybook dev -p (\d+)/.exec(read('packages/ui/package.json'))?.[1],
  ];
  return [...text.matchAll(/http:\/\/localhost:(\d+)/g)].map(([url, port]) => ({
    what: `the URL ${url}`,
    isTrue: ports.includes(port),
  }));
}

/** The commands, paths, environment variables and ports in a guide, compared with the project. */
export function readClaims(file: string, markdown = read(file)): Claim[] {
  return [
    ...scriptClaims(markdown),
    ...pathClaims(file, markdown),
    ...settingClaims(markdown),
    ...portClaims(markdown),
  ];
}

/** The kinds of entries in the first column of a guide's tables. */
export const findKinds = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) +\| /gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );

/** The directives in a guide. */
export const findDirectives = (markdown: string): Set<string> =>
  new Set([...withoutBlocks(markdown).matchAll(/`::([a-z-]+)/g)].map(([, name = '']) => name));
