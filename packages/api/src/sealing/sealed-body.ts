import { LOCALES } from '@longcovid/content';
import { CONTACT_METHODS } from '@longcovid/content/forms';
import { z } from 'zod';

/** A sealed body has a length that is a multiple of this, in bytes, so that its size tells nothing. */
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

/** A message belongs to no study site and no group; both stay empty, inside and outside. */
const contactContents = z.object({
  kind: z.literal('contact'),
  siteId: z.literal(''),
  cohort: z.literal(''),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

/**
 * What is sealed. It repeats what stands outside (version, reference, kind, site, cohort, time),
 * so that a record whose outside was changed later gives itself away.
 */
export const sealedBodySchema = z.discriminatedUnion('kind', [
  metadata.extend(joinContents.shape),
  metadata.extend(contactContents.shape),
]);

export type JoinContents = z.infer<typeof joinContents>;
export type ContactContents = z.infer<typeof contactContents>;
export type SealedBody = z.infer<typeof sealedBodySchema>;

/** The body as bytes, filled up with spaces to the next multiple of 512. */
export function encodeBody(body: SealedBody): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(body));
  const padded = new Uint8Array(Math.ceil(text.length / PADDING_BYTES) * PADDING_BYTES).fill(0x20);
  padded.set(text);
  return padded;
}

/** @throws Error when the bytes are no body of a known version. */
export function decodeBody(bytes: Uint8Array): SealedBody {
  return sealedBodySchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}
