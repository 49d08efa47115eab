import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a text may be encoded among other bytes. */
const ENCODINGS: Record<string, (text: string) => Buffer[]> = {
  'plain text': (text) => [Buffer.from(text, 'utf8'), Buffer.from(text.normalize('NFD'), 'utf8')],
  JSON: (text) => [Buffer.from(JSON.stringify(text).slice(1, -1)), Buffer.from(toAsciiJson(text))],
  'URL-encoded': (text) =>
    [encodeURIComponent(text), new URLSearchParams({ '': text }).toString().slice(1)].flatMap(toBothCases),
  base64: (text) => [0, 1, 2].map((shift) => Buffer.from(encodeBase64At(text, shift, 'base64'))),
  base64url: (text) => [0, 1, 2].map((shift) => Buffer.from(encodeBase64At(text, shift, 'base64url'))),
  'UTF-16': (text) => [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()],
  hexadecimal: (text) => toBothCases(Buffer.from(text).toString('hex')),
};

export const ENCODING_NAMES = Object.keys(ENCODINGS);

/** Encodes a text, to test the search for leaks. */
export const encode = (text: string, encoding: string): Buffer =>
  ENCODINGS[encoding]?.(text)[0] ?? Buffer.alloc(0);

/** The values found in the bytes, with their encodings. */
export function findLeaks(bytes: Buffer, values: readonly string[]): string[] {
  return values.flatMap((value) =>
    Object.entries(ENCODINGS)
      .filter(([, writings]) => writings(value).some((encoding) => bytes.includes(encoding)))
      .map(([name]) => `${value}, ${name}`),
  );
}

/** Searches all files of a folder. */
export function findLeaksInFolder(folder: string, values: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) =>
    findLeaks(readFileSync(join(parentPath, name)), values).map((leak) => `${name}: ${leak}`),
  );
}

function toBothCases(text: string): Buffer[] {
  return [text, text.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), text.toUpperCase()].map(
    (one) => Buffer.from(one),
  );
}

const toAsciiJson = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The part of a text's base64 that does not depend on the `shift` bytes before it, or on what follows. */
function encodeBase64At(text: string, shift: number, encoding: 'base64' | 'base64url'): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
  return bytes.toString(encoding).slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
