import { z } from 'zod';

/** The length of a secret in bytes, as Standard Webhooks requires. */
const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;
const SECRET = /^(?:whsec_)?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** Where events go, and the key of their signature. */
export type WebhookSettings = { url: URL; secret: Uint8Array };

/** The schema of each variable of the webhook, and the error message for an invalid value. */
export const WEBHOOK_VARIABLES = {
  WEBHOOK_URL: [
    z
      .url({ protocol: /^https?$/ })
      .transform((text) => new URL(text))
      .refine(({ username, password }) => username === '' && password === '')
      .nullable()
      .default(null),
    'is not an https or http URL without a password, so nobody could be told of a record. Set one such as https://example.org/hooks/longcovid, or leave it unset for no webhook.',
  ],
  WEBHOOK_SECRET: [
    z
      .string()
      .regex(SECRET)
      .transform((text) => Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64'))
      .refine(({ length }) => length >= MIN_SECRET_BYTES && length <= MAX_SECRET_BYTES)
      .nullable()
      .default(null),
    `is not ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} bytes in base64, so a signature could be forged. Set 32 random bytes (openssl rand -base64 32).`,
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** The problems of the two settings together: one message, or none. */
export function validateWebhookSettings(isGiven: (name: string) => boolean): string[] {
  if (isGiven('WEBHOOK_URL') === isGiven('WEBHOOK_SECRET')) return [];
  return [
    isGiven('WEBHOOK_URL')
      ? 'WEBHOOK_SECRET is missing while WEBHOOK_URL is set, so the receiver could not tell who sends. ' +
        'Set 32 random bytes (openssl rand -base64 32), here and there.'
      : 'WEBHOOK_URL is missing while WEBHOOK_SECRET is set, so nobody would be told of a record. ' +
        'Set the URL, or unset the secret.',
  ];
}

/** Null without a webhook. `validateWebhookSettings` must have found no problem. */
export const toWebhookSettings = (read: {
  WEBHOOK_URL: URL | null;
  WEBHOOK_SECRET: Uint8Array | null;
}): WebhookSettings | null =>
  read.WEBHOOK_URL === null || read.WEBHOOK_SECRET === null
    ? null
    : { url: read.WEBHOOK_URL, secret: read.WEBHOOK_SECRET };
