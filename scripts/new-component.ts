import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeset, componentFiles, type ComponentName } from './new-component-files.ts';

/** Names that do not describe a component. */
const empty = new Set(['utils', 'helpers', 'common', 'shared', 'misc', 'component']);

/** An error in three parts: what happened, why it matters, what to do. */
class UsageError extends Error {
  constructor(what: string, why: string, todo: string) {
    super(`${what}\n${why}\n${todo}`);
  }
}

function checkedName(name: string | undefined, src: string): string {
  if (!name) {
    throw new UsageError(
      'No name was given.',
      'The folder, the code and the import are all called by it.',
      'Run: pnpm new:component <name>, for example: pnpm new:component progress-bar',
    );
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `“${name}” is not a name for a component.`,
      'Partners type it as @longcovid/ui/<name>, and it becomes the name in code.',
      'Use small letters and hyphens, beginning with a letter, for example: progress-bar',
    );
  }
  if (empty.has(name)) {
    throw new UsageError(
      `“${name}” does not say what the component is.`,
      'A reader of the code looks for things by the names that the field uses.',
      'Name it by what it shows or does, for example: breadcrumbs',
    );
  }
  if (existsSync(join(src, name))) {
    throw new UsageError(
      `packages/ui/src/components/${name} exists already.`,
      'Its files would be lost.',
      'Choose another name, or change what is there.',
    );
  }
  return name;
}

/** The first unused prefix for requirement ids: three letters of the name, in their order. */
function freePrefix(folder: string, src: string): string {
  const used = new Set(
    globSync(['*/SPEC.md', '../theme/SPEC.md'], { cwd: src }).flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/^\| ([A-Z]{3,4})-\d+/gm)].map((match) => match[1]),
    ),
  );
  const initials = folder.split('-').map((word) => word[0] ?? '');
  const consonants = folder.slice(1).match(/[b-df-hj-np-tv-z]/g) ?? [];
  const others = folder.slice(1).match(/[a-z]/g) ?? [];
  const letters = [...new Set([...initials.slice(1), ...consonants, ...others, 'x', 'z'])];
  for (const second of letters) {
    for (const third of letters) {
      const prefix = `${folder[0] ?? ''}${second}${third}`.toUpperCase();
      if (second !== third && !used.has(prefix)) return prefix;
    }
  }
  throw new UsageError(
    `Every three letters of “${folder}” are taken as a prefix of requirement ids.`,
    'An id must name one requirement for ever.',
    'Choose a longer name.',
  );
}

function create(root: string, given: string | undefined) {
  const src = join(root, 'packages/ui/src/components');
  const folder = checkedName(given, src);
  const component = folder.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const name: ComponentName = { folder, component, prefix: freePrefix(folder, src) };

  mkdirSync(join(src, folder, 'evidence'), { recursive: true });
  mkdirSync(join(root, '.changeset'), { recursive: true });
  const files = Object.entries(componentFiles(name)).map(([file, text]) => [
    `packages/ui/src/components/${folder}/${file}`,
    text,
  ]);
  for (const [file = '', text = ''] of [...files, [`.changeset/new-${folder}.md`, changeset(name)]]) {
    writeFileSync(join(root, file), text);
    console.log(`made ${file}`);
  }
  console.log(
    `Next: write packages/ui/src/components/${folder}/SPEC.md, then pnpm exec vitest run --project ui ${folder}`,
  );
}

/** The folder of the project, which tests replace, and the name. */
function readArguments(): { root: string; name: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
    });
    return { root: values.root, name: positionals[0] };
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message : String(error),
      'No file was written.',
      'Run: pnpm new:component <name>, for example: pnpm new:component progress-bar',
    );
  }
}

try {
  const { root, name } = readArguments();
  create(root, name);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
