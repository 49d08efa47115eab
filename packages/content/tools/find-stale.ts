/**
 * Lists content that may be stale: facts and numbers dated more than a year ago, numbers typed into prose instead of a
 * reference to a record, and Spanish files last changed before their English ones, which needs git. Only a plan whose
 * date is over is an error: pages no longer say when it begins, so its record needs a new date or an outcome.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Answer, Enrollment, Fact, Figure, Metric, Status } from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { isOlderThanOneYear, isOver } from './stale/stale-facts.ts';
import type { Dated } from './stale/stale-facts.ts';
import { lastChanges, spanishBehindEnglish } from './stale/stale-translations.ts';

const root = join(import.meta.dirname, '..');
const { files, problems, numbers: numberRecords, typedNumbers } = buildContent(root);
if (problems.length > 0) {
  process.stderr.write(
    `${problems.join('\n')}\n\nThe content has errors. Fix them first, then look for stale content.\n`,
  );
  process.exit(1);
}

const dated = (kind: string, where: (id: string) => string): Dated[] =>
  (files.get(`en/${kind}.json`) as (Fact | Enrollment | Metric | Figure)[]).map(({ id, asOf }) => ({
    where: where(id),
    asOf,
  }));
const numbers = [
  ...numberRecords.map(({ id, asOf }) => ({ where: `datasets/numbers.yml, ${id}`, asOf })),
  ...dated('facts', (id) => `datasets/facts.yml, ${id}`),
  ...dated('enrollments', (id) => `entries/enrollment/${id}`),
  ...dated('metrics', (id) => `entries/metric/${id}`),
  ...dated('figures', (id) => `entries/figure/${id}`),
];
const today = new Date().toISOString().slice(0, 10);
const old = isOlderThanOneYear(numbers, today).map(({ where, asOf }) => `${asOf}  ${where}`);
const undated = numbers.filter(({ asOf }) => asOf === null).length;

print(`Facts and numbers older than one year (${old.length})`, old);
process.stdout.write(`${undated} more have no date.\n\n`);
const typed = typedNumbers.map(({ file, line, written }) => `${relative(root, file)}:${line}  ${written}`);
print(`Numbers typed into prose (${typed.length})`, typed);
process.stdout.write('\n');
const behind = spanishBehindEnglish(readTextChanges()).filter((file) => existsSync(join(root, file)));
print(`Spanish files older than their English ones (${behind.length})`, behind);

const unchecked = (files.get('en/answers.json') as Answer[])
  .filter(({ checked }) => checked === null)
  .map(({ id, source }) => `entries/answer/${id}  ${source.url}`);
process.stdout.write('\n');
print(`Answers whose source nobody has compared (${unchecked.length})`, unchecked);

const over = (files.get('en/statuses.json') as Status[])
  .filter(({ nextFrom }) => nextFrom !== null && isOver(nextFrom, today))
  .map(({ id, nextFrom }) => `${nextFrom ?? ''}  entries/status/${id}`);
process.stdout.write('\n');
print(`Plans whose date is over (${over.length})`, over);
if (over.length > 0) process.exitCode = 1;

function print(heading: string, lines: string[]): void {
  process.stdout.write(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** Uncommitted changes count as changed now. */
function readTextChanges(): Map<string, number> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const where = ['--', 'entries', 'messages'];
  const times = lastChanges(git('log', '--format=%ct', '--name-only', '--relative', ...where));
  const now = Math.floor(Date.now() / 1000);
  for (const file of git('diff', '--name-only', '--relative', 'HEAD', ...where).split('\n')) {
    if (file !== '') times.set(file, now);
  }
  return times;
}
