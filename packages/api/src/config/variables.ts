import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CAPTCHA_VARIABLES } from '../captcha/settings.ts';
import { DIGEST_VARIABLES, parseList } from '../digest/settings.ts';
import { isRecipient } from '../sealing/seal.ts';
import { WEBHOOK_VARIABLES } from '../webhook/settings.ts';
import { MIN_SECRET_LENGTH } from './private-file.ts';

/** The schema of each variable, and the error message for an invalid value. */
export const VARIABLES = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(3000),
    'is not a port number, so the service cannot listen. Set a number from 0 to 65535, or leave it unset for 3000.',
  ],
  HOST: [
    z.string().default('localhost'),
    'is not a host name, so the service cannot listen. Set a name or an IP address, or leave it unset for localhost.',
  ],
  DATA_DIR: [
    z
      .string()
      .default('.data')
      .transform((path) => resolve(path)),
    'is not a folder, so requests could not be stored. Set a path, or leave it unset for .data.',
  ],
  DATABASE_URL: [
    z
      .url({ protocol: /^postgres(ql)?$/ })
      .nullable()
      .default(null),
    'is not the URL of a PostgreSQL database, so requests could not be stored. Set postgres://user:password@host/name, or leave it unset to store requests in DATA_DIR.',
  ],
  AGE_RECIPIENTS: [
    z
      .string()
      .default('')
      .transform(parseList)
      .refine((recipients) => recipients.every(isRecipient)),
    'contains a value that is not an age recipient, so requests could not be sealed to it. Set public keys (age1…), separated by commas.',
  ],
  SITE_RECIPIENTS_FILE: [
    z
      .string()
      .nullable()
      .default(null)
      .transform((path) => path && resolve(path)),
    'is not a path, so the keys of study sites could not be read. Set the path of a JSON file, or leave it unset.',
  ],
  PROGRAMME_READS_SITES: [
    z
      .enum(['yes', 'no'])
      .default('no')
      .transform((text) => text === 'yes'),
    'is neither yes nor no, so it is unclear who can open requests to a study site with keys of its own. Set yes or no, or leave it unset for no.',
  ],
  ...CAPTCHA_VARIABLES,
  FORM_SECRET: [
    z.string().min(MIN_SECRET_LENGTH).nullable().default(null),
    `is too short, so the time in a form could be forged. Set at least ${MIN_SECRET_LENGTH} random characters, or leave it unset to have one created in DATA_DIR.`,
  ],
  RATE_LIMIT_MAX: [
    z.coerce.number().int().min(1).default(30),
    'is not a limit, so a flood of requests would not be stopped. Set a whole number of 1 or more (per address and minute), or leave it unset for 30.',
  ],
  RETENTION_DAYS: [
    z.coerce.number().int().min(1).max(36_500).nullable().default(null),
    'is not a number of days, so nothing could be purged. Set a whole number from 1 to 36500, or leave it unset to keep all records.',
  ],
  METRICS_PORT: [
    z.coerce.number().int().min(0).max(65_535).nullable().default(null),
    'is not a port number, so the metrics could not be read. Set a number from 0 to 65535, or leave it unset for no metrics.',
  ],
  TRUST_PROXY: [
    z
      .string()
      .default('')
      .transform(parseList)
      .refine((parts) => parts.every(isProxyAddress)),
    'contains a value that is not an IP address, and trusting every proxy would let visitors forge theirs. Set the addresses of your proxies (10.0.0.1, 10.0.0.0/8, loopback), separated by commas.',
  ],
  PUBLIC_URL: [
    z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:3000')
      .transform((text) => new URL(text)),
    'is not a URL, so links and cross-site checks would be wrong. Set one such as https://example.org.',
  ],
  DRAIN_SECONDS: [
    z.coerce.number().int().min(0).max(300).default(0),
    'is not a time, so a load balancer could send requests to a stopped service. Set a whole number of seconds from 0 to 300, or leave it unset for 0.',
  ],
  ...WEBHOOK_VARIABLES,
  ...DIGEST_VARIABLES,
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'is not a log level, so it is unclear what to log. Set fatal, error, warn, info, debug, trace or silent.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

function isProxyAddress(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  return part === 'loopback' || (longest > 0 && isRange && rest.length === 0);
}
