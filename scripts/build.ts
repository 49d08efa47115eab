/** Builds the entries of content, then the site. Stops at the first failure. */
import { spawnSync } from 'node:child_process';

const steps = [
  ['packages/content', 'tools/build-entries.ts'],
  ['packages/site', 'prerender/main.ts'],
] as const;

for (const [folder, script] of steps) {
  // The error is already printed; a stack trace of this script would hide it.
  const { status, error } = spawnSync('node', [script], {
    cwd: new URL(`../${folder}/`, import.meta.url),
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
