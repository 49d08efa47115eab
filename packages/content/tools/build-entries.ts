/**
 * Builds entries, datasets and messages into `dist/<locale>/`: `<kind>.json` and `messages/<area>.json`; and the
 * geography of `geo/` into `dist/geo/`. Prints every error and then exits with 1, writing nothing. Run it in the
 * package's folder.
 *
 * `--today 2027-02-01` reads plans as on that day. `--watch` stays and builds again after each change.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LOCALES } from '../src/index.ts';
import type { Answer, StudySite } from '../src/index.ts';
import { describeUndecided } from '../compiler/answers.ts';
import { buildContent } from '../compiler/build-content.ts';
import { buildGeography } from '../compiler/geography.ts';

const dist = 'dist';
const { watch: isWatching = false, ...options } = readOptions();

const isBuilt = build();
if (isWatching) watchSources();
else if (!isBuilt) process.exit(1);

/** Returns whether there was no error. Then it tells the process that has started this one. */
function build(): boolean {
  const { files, problems, typedNumbers } = buildContent('.', options);
  if (problems.length > 0) {
    process.stderr.write(
      `${problems.join('\n')}\n\n${problems.length === 1 ? '1 error' : `${problems.length} errors`} in the content. Nothing was built.\n`,
    );
    return false;
  }

  // Study sites are validated above; their coordinates are the same in every language.
  const geography = buildGeography(files.get(`${LOCALES[0]}/studySites.json`) as StudySite[]);
  let written = 0;
  for (const [path, value] of [...files, ...geography]) {
    const file = join(dist, path);
    const text = JSON.stringify(value);
    // Unchanged files are not written, so that watchers are not triggered.
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written += 1;
  }
  for (const file of LOCALES.flatMap((locale) => builtFiles(join(dist, locale)))) {
    if (!files.has(relative(dist, file).replaceAll('\\', '/'))) rmSync(file);
  }
  // The attribution must accompany the tables.
  copyFileSync(new URL('../NOTICE', import.meta.url), join(dist, 'geo/NOTICE'));
  process.stdout.write(`Content: ${files.size + geography.size} files, ${written} written.\n`);
  process.stdout.write(describeUndecided(files.get(`${LOCALES[0]}/answers.json`) as Answer[]));
  if (typedNumbers.length > 0) {
    process.stdout.write(
      `${typedNumbers.length} numbers are typed into prose; "npm run stale" lists them.\n`,
    );
  }
  process.send?.('built');
  return true;
}

/** Builds again after each change. An editor saves a file in several steps, which are one change. */
function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['entries', 'messages', 'datasets'])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, 50);
    });
  // It ends with the process that has started it.
  process.on('disconnect', () => process.exit());
}

function readOptions(): { today?: string; watch?: boolean } {
  const usage =
    'Usage: npm run build -- [--today YYYY-MM-DD] [--watch]. Texts are then read as on that day. Nothing was built.';
  try {
    const { values } = parseArgs({ options: { today: { type: 'string' }, watch: { type: 'boolean' } } });
    if (values.today === undefined || z.iso.date().safeParse(values.today).success) return values;
    process.stderr.write(`--today: "${values.today}" is not a day of the calendar. ${usage}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}. ${usage}\n`);
  }
  process.exit(1);
}

function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((child) => child.isFile())
    .map((child) => join(child.parentPath, child.name));
}
