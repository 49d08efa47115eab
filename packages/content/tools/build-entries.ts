/**
 * Builds entries, datasets and messages into `dist/<locale>/`: `<kind>.json` and `messages/<area>.json`; and the
 * geography of `geo/` into `dist/geo/`.
 * Prints every mistake it finds and then fails, writing nothing. Run in the folder of the package.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { StudySite } from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { buildGeography } from '../compiler/geography.ts';

const dist = 'dist';
const { files, problems, typedNumbers } = buildContent('.');

if (problems.length > 0) {
  process.stderr.write(
    `${problems.join('\n')}\n\n${problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`} in the content; nothing was built.\n`,
  );
  process.exit(1);
}

// Study sites were checked above; their places are the same in every language.
const geography = buildGeography(files.get(`${LOCALES[0]}/studySites.json`) as StudySite[]);
let written = 0;
for (const [path, value] of [...files, ...geography]) {
  const file = join(dist, path);
  const text = JSON.stringify(value);
  // An unchanged file is left alone, so that whoever reads or watches it is not disturbed.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  written += 1;
}
for (const file of LOCALES.flatMap((locale) => builtFiles(join(dist, locale)))) {
  if (!files.has(relative(dist, file).replaceAll('\\', '/'))) rmSync(file);
}
// The credits go wherever the tables go.
copyFileSync(new URL('../NOTICE', import.meta.url), join(dist, 'geo/NOTICE'));
process.stdout.write(`Content: ${files.size + geography.size} files, ${written} written.\n`);
if (typedNumbers.length > 0) {
  process.stdout.write(`${typedNumbers.length} numbers are typed in prose; "npm run stale" lists them.\n`);
}

function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((child) => child.isFile())
    .map((child) => join(child.parentPath, child.name));
}
