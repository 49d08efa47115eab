/** `pnpm check`: every check in order, and which of them failed. The content is checked by its build, the links by the site's. */
import { spawnSync } from 'node:child_process';

import { checks } from './checks.ts';

const all = [{ name: 'content, messages, links', command: 'node', args: ['scripts/build.ts'] }, ...checks];
const failed = all.filter(({ name, command, args }) => {
  console.log(`── ${name}`);
  return spawnSync(command, args, { cwd: new URL('..', import.meta.url), stdio: 'inherit' }).status !== 0;
});

console.log(
  failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join('; ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
