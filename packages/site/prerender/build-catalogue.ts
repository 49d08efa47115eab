import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { CATALOGUE } from '../src/third-party/security-headers.ts';

const ui = join(import.meta.dirname, '../../ui');

/**
 * Builds the catalogue of components into the site, so that each story has a URL. Only if `CATALOGUE` is set in the
 * environment, since it takes a minute and 12 MB that no visitor needs.
 */
export function buildCatalogue(folder: string): void {
  execFileSync('storybook', ['build', '--quiet', '--output-dir', join(folder, CATALOGUE)], {
    cwd: ui,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(ui, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
}
