import { z } from 'zod';
import { findStudySite } from '../find-study-site.ts';
import { tryReadJson } from '../config/try-read-json.ts';
import { createSealer, isRecipient } from './seal.ts';
import type { Sealer } from './seal.ts';

/** The public keys of study sites, by id. */
export type SiteRecipients = Readonly<Record<string, readonly string[]>>;

/** Who can open what the service stores. */
export type Recipients = {
  /** Keys of the programme (`age1…`), at least one. */
  programme: readonly string[];
  sites: SiteRecipients;
  /** Whether the programme can also open requests to a study site that has keys. */
  isProgrammeReader: boolean;
};

const fileSchema = z.record(z.string(), z.array(z.string()).min(1));

/**
 * Reads `SITE_RECIPIENTS_FILE`: JSON such as `{"sample-001": ["age1…"]}`.
 *
 * @throws Error with all problems: what is wrong, why it matters, what to do.
 */
export function readSiteRecipients(path: string): SiteRecipients {
  const result = fileSchema.safeParse(tryReadJson(path));
  if (!result.success) {
    throw new Error(
      `SITE_RECIPIENTS_FILE (${path}) is not a JSON file with lists of public keys by study site, so their requests could not be sealed to them. ` +
        'Write a file such as {"sample-001": ["age1…"]}.',
    );
  }
  const problems = Object.entries(result.data).flatMap(([siteId, keys]) => [
    ...(findStudySite(siteId)
      ? []
      : [`It names the study site ${siteId}, which does not exist. Correct the id, or take it out.`]),
    ...keys
      .filter((key) => !isRecipient(key))
      .map(
        (key) =>
          `A key of ${siteId} (${key.slice(0, 12)}…) is not a public key, so nobody could open its requests. Write one that begins with age1.`,
      ),
  ]);
  if (problems.length > 0)
    throw new Error([`SITE_RECIPIENTS_FILE (${path}) is invalid:`, ...problems].join('\n- '));
  return result.data;
}

/**
 * Creates a sealer that encrypts a request to the keys of its study site, and everything else to those of the programme.
 *
 * @throws Error if a key is invalid, or the programme has none.
 */
export function createSealerBySite(recipients: Recipients): Sealer {
  const sealForProgramme = createSealer(recipients.programme);
  const bySite = new Map(
    Object.keys(recipients.sites).map((siteId) => [
      siteId,
      createSealer(selectRecipients(recipients, siteId)),
    ]),
  );
  return (body) => (bySite.get(body.siteId) ?? sealForProgramme)(body);
}

/** The keys that a request to a study site is sealed to. */
export function selectRecipients(
  { programme, sites, isProgrammeReader }: Recipients,
  siteId: string,
): readonly string[] {
  const keys = Object.hasOwn(sites, siteId) ? sites[siteId] : undefined;
  if (keys === undefined) return programme;
  return isProgrammeReader ? [...keys, ...programme] : keys;
}
