/** Builds the entries of content, with the arguments of this script, then the site. Stops at the first failure. */
import { spawnSync } from 'node:child_process';

const steps: [folder: string, ...script: string[]][] = [
  ['packages/content', 'tools/build-entries.ts', ...process.argv.slice(2)],
  ['packages/site', 'prerender/main.ts'],
];

for (const [folder, ...script] of steps) {
  // The error is already printed; a stack trace of this script would hide it.
  const { status, error } = spawnSync('node', script, {
    cwd: new URL(`../${folder}/`, import.meta.url),
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
