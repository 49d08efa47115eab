import { Decrypter, Encrypter } from 'age-encryption';
import type { SealedBody, SealedNote } from './sealed-body.ts';
import { decodeBody, decodeNote, encodeBody } from './sealed-body.ts';

/** Encrypts a body to the keys of the study. */
export type Sealer = (body: SealedBody) => Promise<Uint8Array>;

/** Decrypts what a sealer encrypted. Rejects if no identity fits. */
export type Opener = (sealed: Uint8Array) => Promise<SealedBody>;

/**
 * Creates a sealer for recipients (`age1…`). The identity of any one of them decrypts alone.
 *
 * @throws Error if a recipient is invalid, or the list is empty.
 */
export function createSealer(
  recipients: readonly string[],
): (body: SealedBody | SealedNote) => Promise<Uint8Array> {
  if (recipients.length === 0) throw new Error('A request cannot be sealed without a recipient.');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return (body) => encrypter.encrypt(encodeBody(body));
}

/** Whether a text is a valid age recipient. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates an opener from the text of a key file: lines of `AGE-SECRET-KEY-…`, and comments that begin with `#`.
 *
 * @throws Error if the file contains no identity, or another line. It never repeats the line.
 */
export function createOpener(keyFile: string): Opener {
  const decrypter = createDecrypter(keyFile);
  return async (sealed) => decodeBody(await decrypter.decrypt(sealed));
}

/** The same for notes: null if no identity fits, or the content is not a note. */
export function createNoteOpener(keyFile: string): (sealed: Uint8Array) => Promise<SealedNote | null> {
  const decrypter = createDecrypter(keyFile);
  return async (sealed) => {
    try {
      return decodeNote(await decrypter.decrypt(sealed));
    } catch {
      return null;
    }
  };
}

function createDecrypter(keyFile: string): Decrypter {
  const identities = keyFile
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
  if (identities.length === 0)
    throw new Error('The key file contains no identity (a line AGE-SECRET-KEY-…).');
  const decrypter = new Decrypter();
  for (const { text, number } of identities) {
    try {
      decrypter.addIdentity(text);
    } catch {
      // The error of the library repeats the line, which is a private key but for a letter.
      throw new Error(
        `Line ${number} of the key file is not a whole line AGE-SECRET-KEY-…, so nothing can be opened. Copy the key again.`,
      );
    }
  }
  return decrypter;
}

/** Opens sealed content; null if no identity fits, or the content is not a sealed body. */
export async function tryOpen(open: Opener, sealed: Uint8Array): Promise<SealedBody | null> {
  try {
    return await open(sealed);
  } catch {
    return null;
  }
}

/** The end of an age header, and the start of each X25519 recipient in it (age-encryption.org/v1). */
const HEADER_END = '\n---';
const KEY_LINE = /^-> X25519 /gm;

/** The number of keys that content is sealed to, from its public header; 0 if it is not an age file. */
export function countRecipients(sealed: Uint8Array): number {
  const text = Buffer.from(sealed).toString('latin1');
  const end = text.indexOf(HEADER_END);
  return end < 0 ? 0 : Array.from(text.slice(0, end).matchAll(KEY_LINE)).length;
}
