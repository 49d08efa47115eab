/** Writes `api.json`, the public names of the package, and the table of style hooks in the README. Refuses to drop one unless a changeset announces a major release. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcesMajor, compareApi, findBreakingChangeError } from './api-changes.ts';
import { addClassNames, type PublicApi, readPublicApi } from './public-api.ts';
import { addStyleHooks, readStyleHooks, formatStyleHooks } from './style-hooks.ts';
import { buildStyleSheets, findClassNames } from './style-sheets.ts';

const file = join(import.meta.dirname, '../api.json');
const promised = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublicApi) : {};
const hooks = await readStyleHooks();
const names = addClassNames(readPublicApi(), findClassNames(await buildStyleSheets()));
const current = addStyleHooks(names, hooks);
const readme = join(import.meta.dirname, '../README.md');
const changes = compareApi(promised, current);
const breakingChangeError = findBreakingChangeError(
  changes,
  announcesMajor(join(import.meta.dirname, '../../../.changeset')),
);
if (breakingChangeError === undefined) {
  writeFileSync(readme, await formatStyleHooks(readFileSync(readme, 'utf8'), hooks));
  writeFileSync(file, JSON.stringify(current, null, 2) + '\n');
  console.log([...changes.breaking, ...changes.additions].join('\n') || 'Nothing has changed.');
} else {
  console.error(breakingChangeError);
  process.exitCode = 1;
}
