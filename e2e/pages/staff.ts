import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/api/src/main.ts', import.meta.url));

const list = (kind: 'requests' | 'messages' | 'alerts'): string =>
  execFileSync('node', [main, kind, 'list'], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA },
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** The output of `requests list`, run while the service runs. */
export const listRequests = (): string => list('requests');

/** The output of `messages list`. */
export const listMessages = (): string => list('messages');

/** The output of `alerts list`. */
export const listAlerts = (): string => list('alerts');
