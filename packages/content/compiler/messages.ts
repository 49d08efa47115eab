import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { readData } from './read-file.ts';

/** Compiled messages of one area, so that the browser needs no parser: the syntax trees of ICU MessageFormat. */
export type CompiledMessages = Record<string, unknown[]>;

/** Per language and area. */
export type Messages = Record<Locale, Record<string, CompiledMessages>>;

/** The messages of a language by key, and the area of each key. */
type Source = { texts: Record<string, string>; areas: Map<string, string> };

/**
 * Verifies and compiles `messages/<locale>/<area>.json` with formatjs. Every language needs the same areas, keys and
 * arguments, and each key belongs to one area; adds errors to `problems`.
 */
export function compileMessages(folder: string, problems: string[]): Messages {
  const files = [...new Set(LOCALES.flatMap((locale) => readdirSync(join(folder, locale))))].sort();
  const sources = {
    en: readSource(folder, 'en', files, problems),
    es: readSource(folder, 'es', files, problems),
  };
  const areas = new Map([...sources.es.areas, ...sources.en.areas]);
  const fileOf = (locale: string, key: string) => join(folder, locale, `${areas.get(key)}.json`);
  const { errors, compiled } = runFormatjs({ en: sources.en.texts, es: sources.es.texts });
  const known = [...problems];
  for (const { locale, key, problem } of errors) {
    if (key === '') problems.push(problem);
    const file = fileOf(locale, key);
    // A file that is missing or cannot be parsed, or a message that is empty, has its own problem.
    const isKnown = known.some((each) => each.startsWith(`${file}:`) || each.startsWith(`${file}, "${key}"`));
    if (key !== '' && !isKnown) problems.push(`${file}, "${key}": ${problem}`);
  }
  const messages: Messages = { en: {}, es: {} };
  for (const locale of LOCALES) {
    for (const [key, area] of sources[locale].areas) {
      const message = compiled[locale]?.[key];
      if (message !== undefined) (messages[locale][area] ??= {})[key] = message;
    }
  }
  return messages;
}

function readSource(folder: string, locale: Locale, files: readonly string[], problems: string[]): Source {
  const source: Source = { texts: {}, areas: new Map() };
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const path = join(folder, locale, file);
    for (const [key, message] of Object.entries(readData(path, problems) ?? {})) {
      const earlier = source.areas.get(key);
      if (typeof message !== 'string' || message.trim() === '')
        problems.push(
          `${path}, "${key}": the message is empty. Write it, or remove the key from every language.`,
        );
      // Once for all languages.
      else if (earlier !== undefined && locale === 'en')
        problems.push(`${path}, "${key}": ${earlier}.json has the same key. Rename one.`);
      else if (earlier === undefined) {
        source.texts[key] = message;
        source.areas.set(key, file.slice(0, -'.json'.length));
      }
    }
  }
  return source;
}

type Result = {
  errors: { locale: string; key: string; problem: string }[];
  compiled: Partial<Record<string, CompiledMessages>>;
};

/** By the texts: most builds of a process have the same. */
const results = new Map<string, Result>();

function runFormatjs(texts: Record<Locale, Record<string, string>>): Result {
  const name = JSON.stringify(texts);
  const known = results.get(name) ?? verifyAndCompile(texts);
  results.set(name, known);
  return known;
}

const program = join(
  dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);

function verifyAndCompile(texts: Record<Locale, Record<string, string>>): Result {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  const run = (...parameters: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...parameters], {
      encoding: 'utf8',
    });
    if (error) throw error;
    return { isRight: status === 0, output: `${stdout}\n${stderr}` };
  };
  try {
    mkdirSync(source);
    const files = LOCALES.map((locale) => join(source, `${locale}.json`));
    for (const [at, locale] of LOCALES.entries())
      writeFileSync(files[at] ?? '', JSON.stringify(texts[locale]));
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    const verified = run('verify', '--source-locale', 'en', ...checks, ...files);
    if (!verified.isRight) return { errors: readErrors(verified.output), compiled: {} };
    const compiled = run('compile-folder', '--ast', '--format', 'simple', source, target);
    if (!compiled.isRight) return { errors: [toUnexpected(compiled.output)], compiled: {} };
    const read = (locale: Locale) =>
      JSON.parse(readFileSync(join(target, `${locale}.json`), 'utf8')) as CompiledMessages;
    return { errors: [], compiled: { en: read('en'), es: read('es') } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const toUnexpected = (output: string): Result['errors'][number] => ({
  locale: '',
  key: '',
  problem: `messages: formatjs cannot compile them (${output.trim().split('\n')[0]}). Check their { } and < >.`,
});

/** Reads a report of `formatjs verify`: sections of keys, each below a line that says what is wrong and where. */
function readErrors(output: string): Result['errors'] {
  const errors = output.split(/^-+$/m).flatMap((section) => {
    const [title = '', ...lines] = section.trim().split('\n');
    const locale = /locale (\w+)/.exec(title)?.[1];
    if (locale === undefined) return [];
    return lines.map((line) => {
      const [, key = '', difference = ''] = /^([^:\s]+)(?:: (.*))?$/.exec(line) ?? [];
      if (title.startsWith('Missing'))
        return { locale, key, problem: 'the translation is missing. Write it here too.' };
      if (title.startsWith('Extra'))
        return { locale: 'en', key, problem: 'the translation is missing. Write it here too.' };
      const problem = `it differs from en, or cannot be parsed (${difference}). Use the same { } and < > in every language.`;
      return { locale, key, problem };
    });
  });
  return errors.length > 0 ? errors : [toUnexpected(output)];
}
