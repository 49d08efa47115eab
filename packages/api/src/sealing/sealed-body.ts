import { LOCALES } from '@longcovid/content';
import { ALERT_METHODS, CONTACT_METHODS } from '@longcovid/content/forms';
import { z } from 'zod';

/** Sealed bodies are padded to a multiple of this, so that their size reveals little. */
export const PADDING_BYTES = 512;

const contactMethods = z.partialRecord(z.enum(CONTACT_METHODS), z.string());

const metadata = z.object({
  version: z.literal(1),
  reference: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** The language in which the visitor wrote. */
  locale: z.enum(LOCALES),
});

const joinContents = z.object({
  kind: z.literal('join'),
  siteId: z.string(),
  cohort: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  contactMethods,
});

/** A message belongs to no study site and no group, so both are empty. */
const contactContents = z.object({
  kind: z.literal('contact'),
  siteId: z.literal(''),
  cohort: z.literal(''),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

/** The group and the place are sealed only, so that the server cannot match alerts. */
const alertContents = z.object({
  kind: z.literal('alert'),
  siteId: z.literal(''),
  cohort: z.literal(''),
  group: z.string(),
  /** Code of a state or province, or the first three characters of a postal code. */
  place: z.string(),
  /** Miles, or `any`. */
  distance: z.string(),
  contactMethods: z.partialRecord(z.enum(ALERT_METHODS), z.string()),
});

/**
 * What is sealed. It repeats the columns of the record (version, reference, kind, site, cohort, time), so that `open`
 * detects a record that was changed after it was sealed.
 */
const sealedBodySchema = z.discriminatedUnion('kind', [
  metadata.extend(joinContents.shape),
  metadata.extend(contactContents.shape),
  metadata.extend(alertContents.shape),
]);

export type JoinContents = z.infer<typeof joinContents>;
export type ContactContents = z.infer<typeof contactContents>;
export type AlertContents = z.infer<typeof alertContents>;
export type SealedBody = z.infer<typeof sealedBodySchema>;

/** A note of staff about a request. It repeats where it belongs, so that `open` detects one that was moved. */
const sealedNoteSchema = z.object({
  version: z.literal(1),
  kind: z.literal('note'),
  reference: z.string(),
  /** That of its entry in the history of the request. */
  sequence: z.number(),
  text: z.string(),
});

export type SealedNote = z.infer<typeof sealedNoteSchema>;

/** The body as JSON, padded with spaces to the next multiple of 512 bytes. */
export function encodeBody(body: SealedBody | SealedNote): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(body));
  const padded = new Uint8Array(Math.ceil(text.length / PADDING_BYTES) * PADDING_BYTES).fill(0x20);
  padded.set(text);
  return padded;
}

/** @throws Error if the bytes are not a body of a known version. */
export const decodeBody = (bytes: Uint8Array): SealedBody => sealedBodySchema.parse(parseJson(bytes));

/** @throws Error if the bytes are not a note of a known version. */
export const decodeNote = (bytes: Uint8Array): SealedNote => sealedNoteSchema.parse(parseJson(bytes));

const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
