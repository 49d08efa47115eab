import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { CaptchaSettings } from '../captcha/settings.ts';
import { CAPTCHA_VARIABLES, captchaProblems, captchaSettingsOf } from '../captcha/settings.ts';
import { isRecipient } from '../sealing/seal.ts';

/** How the service is set up; every value comes from the environment. */
export type Configuration = {
  port: number;
  host: string;
  dataFolder: string;
  /** Empty: a key in the data folder is used, for trying out. */
  recipients: string[];
  captcha: CaptchaSettings;
  /** Null: the one in the data folder. */
  formSecret: string | null;
  /** POSTs and rendered pages per address and minute. */
  rateLimitMax: number;
  /** Addresses (or ranges, or `loopback`) of the proxies whose word about the visitor's address is believed. */
  trustedProxies: string[];
  publicUrl: URL;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** The environment cannot be used; `problems` has one text each: what is wrong, why it matters, what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(['The settings cannot be used:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const SECRET_LENGTH = 32;
const list = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** One variable: how it is read, and the words for when it cannot be. */
const VARIABLES = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(3000),
    'is not a port, so the service has no door to listen at. Set a number from 0 to 65535, or leave it out for 3000.',
  ],
  HOST: [
    z.string().default('localhost'),
    'is not a host name, so the service has no door to listen at. Set a name or an address, or leave it out for localhost.',
  ],
  DATA_DIR: [
    z
      .string()
      .default('.data')
      .transform((path) => resolve(path)),
    'is not a folder, so requests could not be kept. Set a path, or leave it out for .data.',
  ],
  DATABASE_URL: [
    z.undefined().optional(),
    'is not supported yet, so requests would not go where you expect. Leave it out: requests are kept in DATA_DIR.',
  ],
  AGE_RECIPIENTS: [
    z
      .string()
      .default('')
      .transform(list)
      .refine((recipients) => recipients.every(isRecipient)),
    'has a part that is not an age recipient, so requests could not be sealed to it. Set public keys (age1…) with commas between.',
  ],
  ...CAPTCHA_VARIABLES,
  FORM_SECRET: [
    z.string().min(SECRET_LENGTH).nullable().default(null),
    `is too short, so a form's time could be forged. Set at least ${SECRET_LENGTH} random characters, or leave it out: one is made in DATA_DIR.`,
  ],
  RATE_LIMIT_MAX: [
    z.coerce.number().int().min(1).default(30),
    'is not a limit, so a flood would not be stopped. Set a whole number from 1 up (sends per address and minute), or leave it out for 30.',
  ],
  TRUST_PROXY: [
    z
      .string()
      .default('')
      .transform(list)
      .refine((parts) => parts.every(isProxyAddress)),
    'has a part that is no address, and trusting everyone would let a visitor forge one. Set the addresses of the proxies in front (10.0.0.1, 10.0.0.0/8, loopback) with commas between.',
  ],
  PUBLIC_URL: [
    z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:3000')
      .transform((text) => new URL(text)),
    'is not a web address, so links and checks of where a form came from would be wrong. Set one such as https://example.org.',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'is not a level, so it is unclear what to write down. Set fatal, error, warn, info, debug, trace or silent.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

function isProxyAddress(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  return part === 'loopback' || (longest > 0 && isRange && rest.length === 0);
}

const schema = z.object({
  PORT: VARIABLES.PORT[0],
  HOST: VARIABLES.HOST[0],
  DATA_DIR: VARIABLES.DATA_DIR[0],
  DATABASE_URL: VARIABLES.DATABASE_URL[0],
  AGE_RECIPIENTS: VARIABLES.AGE_RECIPIENTS[0],
  CAPTCHA_PROVIDER: VARIABLES.CAPTCHA_PROVIDER[0],
  RECAPTCHA_SITE_KEY: VARIABLES.RECAPTCHA_SITE_KEY[0],
  RECAPTCHA_SECRET: VARIABLES.RECAPTCHA_SECRET[0],
  FORM_SECRET: VARIABLES.FORM_SECRET[0],
  RATE_LIMIT_MAX: VARIABLES.RATE_LIMIT_MAX[0],
  TRUST_PROXY: VARIABLES.TRUST_PROXY[0],
  PUBLIC_URL: VARIABLES.PUBLIC_URL[0],
  LOG_LEVEL: VARIABLES.LOG_LEVEL[0],
});

/**
 * Reads the environment; an empty variable counts as left out.
 *
 * @throws {ConfigurationError} with all problems at once. It names variables, never their values: some are secret.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = givenIn(environment);
  const result = schema.safeParse(given);
  const problems = result.success ? [] : describeProblems(result.error);
  if (needsRecipients(given)) {
    problems.push(
      'AGE_RECIPIENTS is missing while PUBLIC_URL is a public address, so the key would lie beside the requests that it opens. ' +
        'Make a key on another machine (age-keygen) and set its public part.',
    );
  }
  problems.push(...captchaProblems(given));
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems);
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataFolder: read.DATA_DIR,
    recipients: read.AGE_RECIPIENTS,
    captcha: captchaSettingsOf(read),
    formSecret: read.FORM_SECRET,
    rateLimitMax: read.RATE_LIMIT_MAX,
    trustedProxies: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL,
    logLevel: read.LOG_LEVEL,
  };
}

/**
 * The data folder alone, for staff commands, which need no other setting.
 *
 * @throws {ConfigurationError}
 */
export function readDataFolder(environment: NodeJS.ProcessEnv): string {
  const result = schema.pick({ DATA_DIR: true, DATABASE_URL: true }).safeParse(givenIn(environment));
  if (!result.success) throw new ConfigurationError(describeProblems(result.error));
  return result.data.DATA_DIR;
}

function givenIn(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

function describeProblems(error: z.ZodError): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => `${name} ${VARIABLES[name as keyof typeof VARIABLES][1]}`);
}

function needsRecipients(given: Record<string, string | undefined>): boolean {
  if (given.AGE_RECIPIENTS !== undefined || given.PUBLIC_URL === undefined) return false;
  return URL.canParse(given.PUBLIC_URL) && !LOCAL_HOSTS.includes(new URL(given.PUBLIC_URL).hostname);
}
