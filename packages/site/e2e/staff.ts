import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));

/** What staff see on their list of requests, run beside the running service. */
export const listRequests = (): string =>
  execFileSync('node', [main, 'requests', 'list'], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA },
    encoding: 'utf8',
  });
