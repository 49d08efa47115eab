/** Builds what the site needs, in order: the entries of content, then the site. */
import { execFileSync } from 'node:child_process';

const steps = [
  ['packages/content', 'tools/build-entries.ts'],
  ['packages/site', 'build/main.ts'],
] as const;

for (const [folder, script] of steps) {
  execFileSync('node', [script], { cwd: new URL(`../${folder}/`, import.meta.url), stdio: 'inherit' });
}
