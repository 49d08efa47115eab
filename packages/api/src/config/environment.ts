import { z } from 'zod';
import type { CaptchaSettings } from '../captcha/settings.ts';
import { validateCaptchaSettings, toCaptchaSettings } from '../captcha/settings.ts';
import type { DigestSettings } from '../digest/settings.ts';
import { toDigestSettings, validateDigestSettings } from '../digest/settings.ts';
import { LOCAL_HOSTS } from '../limits/origin.ts';
import { readSecretFiles } from './secret-files.ts';
import { VARIABLES } from './variables.ts';
import type { StorageLocation } from '../storage/types.ts';
import type { WebhookSettings } from '../webhook/settings.ts';
import { toWebhookSettings, validateWebhookSettings } from '../webhook/settings.ts';

/** The configuration of the service, read from the environment. */
export type Configuration = {
  port: number;
  host: string;
  dataFolder: string;
  /** Null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** Empty: the development key in the data folder. */
  recipients: string[];
  /** Null: no study site has keys of its own. */
  siteRecipientsFile: string | null;
  /** Whether the programme can also open requests to a study site with keys of its own. */
  isProgrammeReader: boolean;
  captcha: CaptchaSettings;
  /** Null: the secret in the data folder. */
  formSecret: string | null;
  /** POSTs and rendered pages per IP address and minute. */
  rateLimitMax: number;
  /** IP addresses, ranges or `loopback`: the proxies whose forwarding headers are trusted. */
  trustedProxies: string[];
  publicUrl: URL;
  /** Port of the metrics on 127.0.0.1. Null: no metrics. */
  metricsPort: number | null;
  /** How long requests are still accepted after SIGTERM, while `/api/ready` responds 503. */
  drainSeconds: number;
  /** Null: nobody is told of a record. */
  webhook: WebhookSettings | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** The environment is invalid. Each of `problems` states what is wrong, why it matters and what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(['The configuration is invalid:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

const schema = z.object({
  PORT: VARIABLES.PORT[0],
  HOST: VARIABLES.HOST[0],
  DATA_DIR: VARIABLES.DATA_DIR[0],
  DATABASE_URL: VARIABLES.DATABASE_URL[0],
  AGE_RECIPIENTS: VARIABLES.AGE_RECIPIENTS[0],
  SITE_RECIPIENTS_FILE: VARIABLES.SITE_RECIPIENTS_FILE[0],
  PROGRAMME_READS_SITES: VARIABLES.PROGRAMME_READS_SITES[0],
  CAPTCHA_PROVIDER: VARIABLES.CAPTCHA_PROVIDER[0],
  RECAPTCHA_SITE_KEY: VARIABLES.RECAPTCHA_SITE_KEY[0],
  RECAPTCHA_SECRET: VARIABLES.RECAPTCHA_SECRET[0],
  FORM_SECRET: VARIABLES.FORM_SECRET[0],
  RATE_LIMIT_MAX: VARIABLES.RATE_LIMIT_MAX[0],
  RETENTION_DAYS: VARIABLES.RETENTION_DAYS[0],
  METRICS_PORT: VARIABLES.METRICS_PORT[0],
  TRUST_PROXY: VARIABLES.TRUST_PROXY[0],
  PUBLIC_URL: VARIABLES.PUBLIC_URL[0],
  DRAIN_SECONDS: VARIABLES.DRAIN_SECONDS[0],
  WEBHOOK_URL: VARIABLES.WEBHOOK_URL[0],
  WEBHOOK_SECRET: VARIABLES.WEBHOOK_SECRET[0],
  SMTP_URL: VARIABLES.SMTP_URL[0],
  DIGEST_FROM: VARIABLES.DIGEST_FROM[0],
  DIGEST_TO: VARIABLES.DIGEST_TO[0],
  DIGEST_RECIPIENTS_FILE: VARIABLES.DIGEST_RECIPIENTS_FILE[0],
  LOG_LEVEL: VARIABLES.LOG_LEVEL[0],
});

/**
 * Reads the environment. An empty variable counts as unset.
 *
 * @throws {ConfigurationError} with all problems. It names variables, never their values, since some are secret.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const { variables: given, problems } = readSecretFiles(dropEmptyVariables(environment));
  const result = schema.safeParse(given);
  if (!result.success) problems.push(...formatProblems(result.error));
  if (needsRecipients(given)) {
    problems.push(
      'AGE_RECIPIENTS is missing while PUBLIC_URL is a public address, so the private key would be stored next to the requests. ' +
        'Create a key on another machine (age-keygen) and set its public part.',
    );
  }
  if (isGiven(given, 'DATABASE_URL') && !isGiven(given, 'FORM_SECRET')) {
    problems.push(
      'FORM_SECRET is missing while DATABASE_URL is set, so one instance would reject the forms of another. ' +
        'Set the same 32 or more random characters on all (openssl rand -base64 32).',
    );
  }
  problems.push(...validateCaptchaSettings(given));
  problems.push(...validateWebhookSettings((name) => isGiven(given, name)));
  if (result.success) problems.push(...validateDigestSettings(result.data));
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems);
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataFolder: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    recipients: read.AGE_RECIPIENTS,
    siteRecipientsFile: read.SITE_RECIPIENTS_FILE,
    isProgrammeReader: read.PROGRAMME_READS_SITES,
    captcha: toCaptchaSettings(read),
    formSecret: read.FORM_SECRET,
    rateLimitMax: read.RATE_LIMIT_MAX,
    trustedProxies: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL,
    metricsPort: read.METRICS_PORT,
    drainSeconds: read.DRAIN_SECONDS,
    webhook: toWebhookSettings(read),
    logLevel: read.LOG_LEVEL,
  };
}

/** The configuration of the staff commands. */
export type StaffConfiguration = StorageLocation & {
  /** Empty: the development key in the data folder. */
  recipients: string[];
  /** Null: no study site has keys of its own. */
  siteRecipientsFile: string | null;
  /** Whether the programme can also open requests to a study site with keys of its own. */
  isProgrammeReader: boolean;
  /** Null: records are never purged. */
  retentionDays: number | null;
};

const staffSchema = schema.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  AGE_RECIPIENTS: true,
  SITE_RECIPIENTS_FILE: true,
  PROGRAMME_READS_SITES: true,
  RETENTION_DAYS: true,
});

/**
 * Reads the variables that staff commands need and ignores the others.
 *
 * @throws {ConfigurationError}
 */
export function readStaffConfiguration(environment: NodeJS.ProcessEnv): StaffConfiguration {
  const { variables, problems } = readSecretFiles(dropEmptyVariables(environment));
  const result = staffSchema.safeParse(variables);
  if (!result.success) problems.push(...formatProblems(result.error));
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems);
  const read = result.data;
  return {
    dataFolder: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    recipients: read.AGE_RECIPIENTS,
    siteRecipientsFile: read.SITE_RECIPIENTS_FILE,
    isProgrammeReader: read.PROGRAMME_READS_SITES,
    retentionDays: read.RETENTION_DAYS,
  };
}

const digestSchema = staffSchema.extend({
  SMTP_URL: VARIABLES.SMTP_URL[0],
  DIGEST_FROM: VARIABLES.DIGEST_FROM[0],
  DIGEST_TO: VARIABLES.DIGEST_TO[0],
  DIGEST_RECIPIENTS_FILE: VARIABLES.DIGEST_RECIPIENTS_FILE[0],
});

/**
 * Reads the variables of the digest.
 *
 * @throws {ConfigurationError}
 */
export function readDigestConfiguration(
  environment: NodeJS.ProcessEnv,
): StorageLocation & { settings: DigestSettings } {
  const { variables, problems } = readSecretFiles(dropEmptyVariables(environment));
  const result = digestSchema.safeParse(variables);
  problems.push(...(result.success ? validateDigestSettings(result.data) : formatProblems(result.error)));
  const settings = result.success ? toDigestSettings(result.data) : null;
  if (result.success && settings === null && problems.length === 0)
    problems.push('SMTP_URL is missing, so no digest can be sent. Set the URL of a mail server.');
  if (!result.success || settings === null || problems.length > 0) throw new ConfigurationError(problems);
  const { DATA_DIR, DATABASE_URL } = result.data;
  return { dataFolder: DATA_DIR, databaseUrl: DATABASE_URL, settings };
}

function dropEmptyVariables(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

/** Also when its file has a problem of its own. */
const isGiven = (given: Record<string, string | undefined>, name: string): boolean =>
  given[name] !== undefined || given[`${name}_FILE`] !== undefined;

function formatProblems(error: z.ZodError): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => `${name} ${VARIABLES[name as keyof typeof VARIABLES][1]}`);
}

function needsRecipients(given: Record<string, string | undefined>): boolean {
  if (given.AGE_RECIPIENTS !== undefined || given.PUBLIC_URL === undefined) return false;
  return URL.canParse(given.PUBLIC_URL) && !LOCAL_HOSTS.includes(new URL(given.PUBLIC_URL).hostname);
}
