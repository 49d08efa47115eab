import { Decrypter, Encrypter } from 'age-encryption';
import type { SealedBody } from './sealed-body.ts';
import { decodeBody, encodeBody } from './sealed-body.ts';

/** Closes a body so that only the study can read it. */
export type Sealer = (body: SealedBody) => Promise<Uint8Array>;

/** Opens what a sealer closed. */
export type Opener = (sealed: Uint8Array) => Promise<SealedBody>;

/**
 * Seals to every one of the recipients (`age1…`); any of their identities opens it alone.
 *
 * @throws Error when a recipient is not one, or the list is empty.
 */
export function createSealer(recipients: readonly string[]): Sealer {
  if (recipients.length === 0) throw new Error('A request cannot be sealed without a recipient.');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return (body) => encrypter.encrypt(encodeBody(body));
}

/** Says whether a text is an age recipient that we can seal to. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens with the identities of a key file: lines of `AGE-SECRET-KEY-…`, and comments that begin with `#`.
 *
 * @throws Error when there is no identity in it.
 */
export function createOpener(keyFile: string): Opener {
  const identities = keyFile
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0)
    throw new Error('The key file contains no identity (a line AGE-SECRET-KEY-…).');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return async (sealed) => decodeBody(await decrypter.decrypt(sealed));
}

/** Opens a sealed part; null when none of the keys opens it, or its inside is not what we seal. */
export async function tryOpen(open: Opener, sealed: Uint8Array): Promise<SealedBody | null> {
  try {
    return await open(sealed);
  } catch {
    return null;
  }
}

/** Where the header of an age file ends, and how each key in it is announced (age-encryption.org/v1). */
const HEADER_END = '\n---';
const KEY_LINE = /^-> X25519 /gm;

/** To how many keys something is sealed, which its header tells to everyone; 0 when it is no age file. */
export function countRecipients(sealed: Uint8Array): number {
  const text = Buffer.from(sealed).toString('latin1');
  const end = text.indexOf(HEADER_END);
  return end < 0 ? 0 : Array.from(text.slice(0, end).matchAll(KEY_LINE)).length;
}
