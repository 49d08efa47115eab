import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';
import { REJECTED } from './captcha.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** Google's suggestion for a first threshold. 1 is very likely a person, 0 very likely a bot. */
const MIN_SCORE = 0.5;
/** How long to wait for Google, in milliseconds. */
const TIMEOUT_MS = 5000;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** Options of reCAPTCHA. `verifyUrl` defaults to Google's, `timeoutMs` to 5,000. */
export type RecaptchaOptions = {
  siteKey: string;
  secret: string;
  /** Called when Google cannot be reached. The message contains nothing of the visitor. */
  warn: (text: string) => void;
  verifyUrl?: string;
  timeoutMs?: number;
};

/**
 * reCAPTCHA v3, Google's score of a visitor's behavior. A token passes if Google confirms it, it was issued for this
 * form, and its score is 0.5 or more. If Google cannot be reached, no token passes.
 */
export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const { siteKey, secret, warn, verifyUrl = VERIFY_URL, timeoutMs = TIMEOUT_MS } = options;
  return {
    start: () => Promise.resolve({ provider: 'recaptcha-v3', siteKey }),
    verify: async (token, action) => {
      if (token === '') return REJECTED;
      const verdict = await fetchVerdict(token);
      if (verdict === null || !verdict.success || verdict.action !== action) return REJECTED;
      if ((verdict.score ?? 0) < MIN_SCORE) return REJECTED;
      return { passed: true, tokenHash: createHash('sha256').update(`recaptcha\0${token}`).digest('hex') };
    },
  };

  /** Google's response for a token, or null if there is none. The visitor's IP address is not sent. */
  async function fetchVerdict(token: string): Promise<z.infer<typeof verdictSchema> | null> {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return verdictSchema.parse(await response.json());
    } catch {
      warn('reCAPTCHA verification failed, submission rejected: check that www.google.com can be reached');
      return null;
    }
  }
}
