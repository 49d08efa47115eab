import type { Challenge } from 'altcha/lib';

import { CaptchaError } from './captcha-error.ts';

/** The captcha configuration of the service; see `GET /api/captcha`. */
export type CaptchaStart =
  | { provider: 'none' }
  | { provider: 'altcha'; challenge: Challenge; lifetime: number }
  | { provider: 'recaptcha-v3'; siteKey: string };

/** Timeout of the service, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Requests the captcha configuration.
 * @throws CaptchaError 'load', when the service is unreachable or fails.
 */
export async function fetchStart(): Promise<CaptchaStart> {
  try {
    const response = await fetch('/api/captcha', {
      headers: { Accept: 'application/json, text/plain' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`The service returned ${response.status}.`);
    return (await response.json()) as CaptchaStart;
  } catch (error) {
    throw new CaptchaError('load', { cause: error, isServiceDown: true });
  }
}
