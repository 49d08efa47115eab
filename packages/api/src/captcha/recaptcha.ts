import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';
import { REFUSED } from './captcha.ts';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
/** Google's own suggestion for a first threshold; 1 is surely a person, 0 surely a robot. */
const LEAST_SCORE = 0.5;
/** Longest wait for Google, in milliseconds. */
const TIMEOUT = 5000;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** What reCAPTCHA needs; `verifyAddress` and `timeout` (milliseconds) have Google's and 5,000 for defaults. */
export type RecaptchaParts = {
  siteKey: string;
  secret: string;
  /** Called when Google cannot be asked; it gets no value of a visitor. */
  warn: (text: string) => void;
  verifyAddress?: string;
  timeout?: number;
};

/**
 * Google's score of how a visitor behaves (reCAPTCHA, third version). An answer passes when Google knows it, it
 * was made for this form, and its score is 0.5 or more. When Google cannot be asked, nobody passes.
 */
export function recaptcha(parts: RecaptchaParts): Captcha {
  const { siteKey, secret, warn, verifyAddress = GOOGLE, timeout = TIMEOUT } = parts;
  return {
    start: () => Promise.resolve({ provider: 'recaptcha-v3', siteKey }),
    verify: async (answer, action) => {
      if (answer === '') return REFUSED;
      const found = await ask(answer);
      if (found === null || !found.success || found.action !== action) return REFUSED;
      if ((found.score ?? 0) < LEAST_SCORE) return REFUSED;
      return { passed: true, spend: createHash('sha256').update(`recaptcha\0${answer}`).digest('hex') };
    },
  };

  /** Google's word on an answer, or null when there is none. The visitor's address is not sent. */
  async function ask(answer: string): Promise<z.infer<typeof verdict> | null> {
    try {
      const response = await fetch(verifyAddress, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: answer }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return verdict.parse(await response.json());
    } catch {
      warn('reCAPTCHA could not be asked, so the form of a visitor was refused. Is www.google.com reached?');
      return null;
    }
  }
}
