/** `pnpm check`: runs every check and lists those that failed. The builds check content and links. */
import { checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

const failed = runChecks([
  { name: 'content, messages, links', command: 'node', args: ['scripts/build.ts'] },
  ...checks,
]);

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
