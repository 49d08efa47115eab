/** `pnpm check`: every check in order, and which of them failed. The content is checked by its build, the links by the site's. */
import { checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

const failed = runChecks([
  { name: 'content, messages, links', command: 'node', args: ['scripts/build.ts'] },
  ...checks,
]);

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
