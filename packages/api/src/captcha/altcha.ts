import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';
import { REJECTED } from './captcha.ts';

/** How long a challenge counts, in seconds. A page that rested longer asks for another. */
export const LIFETIME_SECONDS = 20 * 60;
/** Rounds of PBKDF2 with SHA-256 for one attempt; no script can do them much faster than a phone's own crypto. */
const COST = 2000;
/** How many attempts a device needs, least and most: under 3 seconds on a phone that is four times slower. */
const ATTEMPTS = { min: 150, max: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * A proof of work that the visitor's own device does, with nobody else asked (ALTCHA). The service keeps
 * nothing of a challenge: it is signed, and its nonce is used up together with the record that it let in.
 */
export function createAltcha(formSecret: string, now: () => Date = () => new Date()): Captcha {
  const secrets = {
    hmacSignatureSecret: deriveSecret(formSecret, 'altcha'),
    hmacKeySignatureSecret: deriveSecret(formSecret, 'altcha key'),
  };
  return {
    start: async () => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(ATTEMPTS.min, ATTEMPTS.max + 1),
        expiresAt: Math.floor(now().getTime() / 1000) + LIFETIME_SECONDS,
        deriveKey,
        ...secrets,
      });
      return { provider: 'altcha', challenge: { parameters, signature }, lifetime: LIFETIME_SECONDS };
    },
    verify: async (token) => {
      const read = payloadSchema.safeParse(tryDecodeJson(token));
      return read.success ? verifyPayload(read.data) : REJECTED;
    },
  };

  async function verifyPayload({
    challenge,
    solution,
  }: z.infer<typeof payloadSchema>): Promise<CaptchaVerdict> {
    // The library looks at the machine's clock; this one can be set by a test.
    if (challenge.parameters.expiresAt < now().getTime() / 1000) return REJECTED;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (!verified) return REJECTED;
    // The nonce is signed; the answer around it could be written in many ways.
    const tokenHash = createHash('sha256').update(`altcha\0${challenge.parameters.nonce}`).digest('hex');
    return { passed: true, tokenHash };
  }
}

const deriveSecret = (formSecret: string, use: string): string =>
  createHmac('sha256', formSecret).update(use).digest('hex');

function tryDecodeJson(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
