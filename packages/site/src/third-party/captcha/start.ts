import type { Challenge } from 'altcha/lib';

import { CaptchaError } from './captcha-error.ts';

/** What the service says about its captcha; see `GET /api/captcha`. */
export type CaptchaStart =
  | { provider: 'none' }
  | { provider: 'altcha'; challenge: Challenge; lifetime: number }
  | { provider: 'recaptcha-v3'; siteKey: string };

/** Longest wait for the service, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Asks the service how to begin.
 * @throws CaptchaError 'load', when the service cannot be reached or fails.
 */
export async function fetchStart(): Promise<CaptchaStart> {
  try {
    const response = await fetch('/api/captcha', {
      headers: { Accept: 'application/json, text/plain' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    return (await response.json()) as CaptchaStart;
  } catch (error) {
    throw new CaptchaError('load', { cause: error, isServiceDown: true });
  }
}
