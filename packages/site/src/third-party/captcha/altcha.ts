import { solveChallengeWorkers } from 'altcha/lib';
import workerAddress from 'altcha/workers/pbkdf2?url';

import { trustedScript } from '../trusted-types.ts';
import { CaptchaError, orFault } from './captcha-error.ts';
import { fetchStart, type CaptchaStart } from './start.ts';
import type { Provider } from './types.ts';

type AltchaStart = Extract<CaptchaStart, { provider: 'altcha' }>;

/** More workers than this do not make a phone quicker, only warmer. */
const MAX_WORKERS = 4;
/** Longest time for the work, in milliseconds; it takes a second or so. */
const TIMEOUT = 30_000;
/** An answer this close to its end is made anew, in milliseconds. */
const MARGIN = 60_000;

/** Does the work of a challenge in workers, so that the page stays quick. */
async function solve({ challenge, lifetime }: AltchaStart): Promise<{ token: string; until: number }> {
  const askedAt = Date.now();
  const solution = await orFault(
    'execute',
    solveChallengeWorkers({
      challenge,
      concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2),
      createWorker: () => new Worker(trustedScript(workerAddress)),
      timeout: TIMEOUT,
    }),
  );
  if (!solution) throw new CaptchaError('execute');
  return { token: btoa(JSON.stringify({ challenge, solution })), until: askedAt + lifetime * 1000 - MARGIN };
}

async function renew(): Promise<{ token: string; until: number }> {
  const start = await fetchStart();
  if (start.provider !== 'altcha') throw new CaptchaError('noVersion');
  return solve(start);
}

/** The proof of work: done at once, and done anew when it is asked for or has become too old while the person rested. */
export async function altcha(start: AltchaStart): Promise<Provider> {
  let solved = await solve(start);
  return {
    name: 'altcha',
    answer: async (isRenewed) => {
      if (isRenewed || Date.now() >= solved.until) solved = await renew();
      return solved.token;
    },
  };
}
