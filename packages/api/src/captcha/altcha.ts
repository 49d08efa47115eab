import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';
import { REJECTED } from './captcha.ts';

/** How long a challenge is valid, in seconds. A form that stays open longer requests a new one. */
export const LIFETIME_SECONDS = 20 * 60;
/** Rounds of PBKDF2 with SHA-256 per attempt. Scripts are hardly faster at them than a phone's native crypto. */
const COST = 2000;
/** How many attempts a device needs: less than 3 seconds with the processor slowed four times. */
const ATTEMPTS = { min: 150, max: 300 };

/** Longer than any text of a challenge that this service signs. */
const MAX_TEXT_LENGTH = 100;

const text = z.string().max(MAX_TEXT_LENGTH);

/** Only what `start` signs: the library walks every parameter to verify the signature, however deep. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: text,
      keySignature: text,
      expiresAt: z.number(),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.number(), derivedKey: text }),
});

/**
 * ALTCHA, a proof of work on the visitor's own device without a third party. The service stores no challenge: it is
 * signed, and its nonce is spent when the record is inserted.
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
    // The library compares with the system clock, which a test cannot set.
    if (challenge.parameters.expiresAt < now().getTime() / 1000) return REJECTED;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (!verified) return REJECTED;
    // Only the nonce is signed; the same solution could be encoded in many ways.
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
