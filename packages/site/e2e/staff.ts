import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));

const list = (kind: 'requests' | 'messages'): string =>
  execFileSync('node', [main, kind, 'list'], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA },
    encoding: 'utf8',
  });

/** What staff see on their list of requests, run beside the running service. */
export const listRequests = (): string => list('requests');

/** What staff see on their list of messages. */
export const listMessages = (): string => list('messages');
