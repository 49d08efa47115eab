import { z } from 'zod';

const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha-v3', 'none'] as const;

/** The configured provider and its keys. */
export type CaptchaSettings =
  | { provider: 'altcha' }
  | { provider: 'none' }
  | { provider: 'recaptcha-v3'; siteKey: string; secret: string };

/** The schema of each captcha variable, and the error message for an invalid value. */
export const CAPTCHA_VARIABLES = {
  CAPTCHA_PROVIDER: [
    z.enum(CAPTCHA_PROVIDERS).default('altcha'),
    'is not a supported captcha provider, so bots would not be stopped as you expect. Set altcha, recaptcha-v3 or none, or leave it unset for altcha.',
  ],
  RECAPTCHA_SITE_KEY: [
    z
      .string()
      .regex(/^[\w-]{10,100}$/)
      .nullable()
      .default(null),
    'is not a reCAPTCHA site key, so no visitor could pass. Copy it from the reCAPTCHA console.',
  ],
  RECAPTCHA_SECRET: [
    z
      .string()
      .regex(/^[\w-]{10,100}$/)
      .nullable()
      .default(null),
    'is not a reCAPTCHA secret, so no visitor could pass. Copy it from the reCAPTCHA console.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** The problems of the chosen provider's settings: one message, or none. */
export function validateCaptchaSettings(given: Record<string, string | undefined>): string[] {
  const { CAPTCHA_PROVIDER, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = given;
  if (CAPTCHA_PROVIDER !== 'recaptcha-v3') return [];
  if (RECAPTCHA_SITE_KEY !== undefined && RECAPTCHA_SECRET !== undefined) return [];
  return [
    'RECAPTCHA_SITE_KEY or RECAPTCHA_SECRET is missing while CAPTCHA_PROVIDER is recaptcha-v3, so no visitor could pass. ' +
      'Copy both from the reCAPTCHA console, or leave CAPTCHA_PROVIDER unset for altcha, which needs no key.',
  ];
}

/** The settings of the provider. `validateCaptchaSettings` must have found no problem. */
export function toCaptchaSettings(read: {
  CAPTCHA_PROVIDER: (typeof CAPTCHA_PROVIDERS)[number];
  RECAPTCHA_SITE_KEY: string | null;
  RECAPTCHA_SECRET: string | null;
}): CaptchaSettings {
  const { CAPTCHA_PROVIDER: provider, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = read;
  if (provider !== 'recaptcha-v3') return { provider };
  return { provider, siteKey: RECAPTCHA_SITE_KEY ?? '', secret: RECAPTCHA_SECRET ?? '' };
}
