import { z } from 'zod';
import { findStudySite } from '../find-study-site.ts';
import { tryReadJson } from '../config/try-read-json.ts';

/** The parts of a list that commas or white space separate. */
export const parseList = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Who gets a digest of what. `siteId`: empty for the digest of all records. */
export type DigestAudience = { siteId: string; to: string[] };

/** How digests are sent, and to whom. */
export type DigestSettings = { smtpUrl: string; from: string; audiences: DigestAudience[] };

const addresses = z.array(z.email()).min(1);
const recipientsSchema = z
  .record(z.string(), addresses)
  .refine((recipients) => Object.keys(recipients).length > 0);

/** The schema of each variable of the digest, and the error message for an invalid value. */
export const DIGEST_VARIABLES = {
  SMTP_URL: [
    z
      .url({ protocol: /^smtps?$/ })
      .refine((text) => new URL(text).hostname !== '')
      .nullable()
      .default(null),
    'is not the URL of a mail server, so no digest could be sent. Set one such as smtps://user:password@mail.example.org, or leave it unset for no digest.',
  ],
  DIGEST_FROM: [
    z.email().nullable().default(null),
    'is not an e-mail address, so no digest could be sent. Set the address that digests come from.',
  ],
  DIGEST_TO: [
    z.string().transform(parseList).pipe(addresses).nullable().default(null),
    'contains a value that is not an e-mail address, so somebody would get no digest. Set addresses, separated by commas.',
  ],
  DIGEST_RECIPIENTS_FILE: [
    z
      .string()
      .transform((path) => tryReadJson(path))
      .pipe(recipientsSchema)
      .nullable()
      .default(null),
    'does not name a JSON file with lists of e-mail addresses by study site, so coordinators would get no digest. Set the path of a file such as {"sample-001": ["ana@example.org"]}.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** The values of the variables, once each is valid. */
type DigestValues = {
  SMTP_URL: string | null;
  DIGEST_FROM: string | null;
  DIGEST_TO: string[] | null;
  DIGEST_RECIPIENTS_FILE: Record<string, string[]> | null;
};

/** The problems of the settings together. */
export function validateDigestSettings(read: DigestValues): string[] {
  const { SMTP_URL, DIGEST_FROM, DIGEST_TO, DIGEST_RECIPIENTS_FILE } = read;
  const values = {
    SMTP_URL,
    DIGEST_FROM,
    'DIGEST_TO or DIGEST_RECIPIENTS_FILE': DIGEST_TO ?? DIGEST_RECIPIENTS_FILE,
  };
  const missing = Object.entries(values).flatMap(([name, value]) => (value === null ? [name] : []));
  const problems = [];
  if (missing.length > 0 && missing.length < Object.keys(values).length) {
    problems.push(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing while others of the digest are set, so no digest could be sent. ` +
        'Set all of them, or none.',
    );
  }
  return [...problems, ...findUnknownSites(Object.keys(DIGEST_RECIPIENTS_FILE ?? {}))];
}

function findUnknownSites(siteIds: readonly string[]): string[] {
  return siteIds
    .filter((siteId) => findStudySite(siteId) === undefined)
    .map(
      (siteId) =>
        `DIGEST_RECIPIENTS_FILE names ${JSON.stringify(siteId)}, which is no study site, so its coordinators would never get a digest. ` +
        'Set one of the ids that GET /api/sites lists.',
    );
}

/** Null without a digest. `validateDigestSettings` must have found no problem. */
export function toDigestSettings(read: DigestValues): DigestSettings | null {
  const { SMTP_URL, DIGEST_FROM, DIGEST_TO, DIGEST_RECIPIENTS_FILE } = read;
  if (SMTP_URL === null || DIGEST_FROM === null) return null;
  const ofSites = Object.entries(DIGEST_RECIPIENTS_FILE ?? {}).map(([siteId, to]) => ({ siteId, to }));
  const ofAll = DIGEST_TO === null ? [] : [{ siteId: '', to: DIGEST_TO }];
  return { smtpUrl: SMTP_URL, from: DIGEST_FROM, audiences: [...ofAll, ...ofSites] };
}
