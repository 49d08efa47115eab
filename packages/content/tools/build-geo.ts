/**
 * Builds the tables of `geo/` (postal codes, towns, states, map) from the data packages. They are committed, so run it
 * only after a change of a package or of this code.
 *
 * Usage: `node tools/build-geo.ts [--check]`; `--check` writes nothing and fails when a table differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildTables } from './build-geo/tables.ts';

const folder = new URL('../geo/', import.meta.url);
const check = process.argv.includes('--check');
const differing = [...buildTables()].filter(([name, text]) => {
  const file = new URL(name, folder);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});

if (!check) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of differing) writeFileSync(new URL(name, folder), text);
}
const names = differing.map(([name]) => name).join(', ');
process.stdout.write(
  differing.length === 0
    ? 'Geography: up to date.\n'
    : `Geography: ${names} ${check ? 'differ' : 'written'}.\n`,
);
if (check && differing.length > 0) {
  process.stderr.write(
    'The tables in geo/ differ from the data packages. Run "node tools/build-geo.ts" and commit them.\n',
  );
  process.exit(1);
}
