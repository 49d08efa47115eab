/**
 * Replaces the study sites of `datasets/study-sites.json` with those of a CSV file if all of its lines are valid.
 * Otherwise it prints every error (line, column, what is wrong, why it matters, what to do) and changes nothing.
 *
 * Usage: `node tools/import-study-sites.ts <file.csv> [--into <file.json>]`. The columns are those of
 * `tools/study-sites-template.csv`; README.md describes them.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readLines } from './import-study-sites/read-lines.ts';
import { createStudySites } from './import-study-sites/study-sites.ts';

const named = readArguments();
const source = named?.positionals[0];
const dataset = named?.values.into ?? fileURLToPath(new URL('../datasets/study-sites.json', import.meta.url));

if (source === undefined || named?.positionals.length !== 1) {
  stop(['Expected one file. Nothing was read. Run: npm run study-sites:import -- <file.csv>']);
} else if (!statSync(source, { throwIfNoEntry: false })?.isFile()) {
  stop([`${source} does not exist. Nothing was read. Check the path of the file.`]);
} else {
  const file = basename(source);
  const { lines, problems } = readLines(file, readFileSync(source));
  const read = createStudySites(file, lines);
  problems.push(...read.problems);
  if (problems.length > 0) {
    const errors = problems.length === 1 ? '1 error' : `${problems.length} errors`;
    stop([...problems, '', `${errors} in ${file}. ${dataset} was not changed.`]);
  } else {
    // Written to a temporary file first: a full disk or a power cut leaves the old file intact.
    writeFileSync(
      `${dataset}.new`,
      `[\n${read.records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`,
    );
    renameSync(`${dataset}.new`, dataset);
    process.stdout.write(
      `${read.records.length} study sites written to ${dataset}. Run "pnpm build" to show them.\n`,
    );
  }
}

/** The arguments; null when they are invalid. */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
  } catch {
    return null;
  }
}

function stop(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
