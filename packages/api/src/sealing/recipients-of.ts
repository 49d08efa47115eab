/** Where the header of an age file ends, and how each key in it is announced (age-encryption.org/v1). */
const HEADER_END = '\n---';
const KEY_LINE = /^-> X25519 /gm;

/** To how many keys something is sealed, which its header tells to everyone; 0 when it is no age file. */
export function countRecipients(sealed: Uint8Array): number {
  const text = Buffer.from(sealed).toString('latin1');
  const end = text.indexOf(HEADER_END);
  return end < 0 ? 0 : Array.from(text.slice(0, end).matchAll(KEY_LINE)).length;
}
