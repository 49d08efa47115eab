import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Check } from './checks.ts';

function explainFailure({ status, signal, error }: SpawnSyncReturns<Buffer>): string | undefined {
  if (error) return `could not start: ${error.message}`;
  if (signal) return `killed by ${signal}`;
  return status === 0 ? undefined : `exit code ${status}`;
}

/** Runs every check, also after one that failed. Returns the failed ones with the reason, `[]` if all passed. */
export function runChecks(checks: readonly Check[]): string[] {
  return checks.flatMap(({ name, command, args }) => {
    console.log(`── ${name}`);
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const failure = explainFailure(spawnSync(command, args, { cwd, stdio: 'inherit' }));
    return failure === undefined ? [] : [`${name} (${failure})`];
  });
}
