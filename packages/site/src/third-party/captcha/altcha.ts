import { solveChallengeWorkers } from 'altcha/lib';
import workerAddress from 'altcha/workers/pbkdf2?url';

import { trustedScript } from '../trusted-types.ts';
import { CaptchaError, withErrorCode } from './captcha-error.ts';
import { fetchStart, type CaptchaStart } from './start.ts';
import type { Provider } from './types.ts';

type AltchaStart = Extract<CaptchaStart, { provider: 'altcha' }>;

/** More workers do not make a phone faster. */
const MAX_WORKERS = 4;
/** Timeout of the proof of work, in milliseconds; it usually takes about a second. */
const TIMEOUT = 30_000;
/** Solutions are renewed this long before they expire, in milliseconds. */
const MARGIN = 60_000;

/** Solves a challenge in workers, so that the page stays responsive. */
async function solve({ challenge, lifetime }: AltchaStart): Promise<{ token: string; until: number }> {
  const askedAt = Date.now();
  const solution = await withErrorCode(
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

/** Proof of work: solved immediately, and again on request or when the solution has expired. */
export async function altcha(start: AltchaStart): Promise<Provider> {
  // Without TLS, other than at localhost, browsers have no crypto.subtle.
  if (!isSecureContext) return { name: 'none', getToken: () => Promise.resolve(undefined) };
  let solved = await solve(start);
  return {
    name: 'altcha',
    getToken: async (isRenewed) => {
      if (isRenewed || Date.now() >= solved.until) solved = await renew();
      return solved.token;
    },
  };
}
