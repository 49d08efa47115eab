import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ways in which a text can lie hidden among other bytes. */
const WRITINGS: Record<string, (text: string) => Buffer[]> = {
  plain: (text) => [Buffer.from(text, 'utf8'), Buffer.from(text.normalize('NFD'), 'utf8')],
  'in JSON': (text) => [Buffer.from(JSON.stringify(text).slice(1, -1)), Buffer.from(asciiJson(text))],
  'URL-encoded': (text) =>
    [encodeURIComponent(text), new URLSearchParams({ '': text }).toString().slice(1)].flatMap(bothCases),
  base64: (text) => [0, 1, 2].map((shift) => Buffer.from(base64At(text, shift, 'base64'))),
  base64url: (text) => [0, 1, 2].map((shift) => Buffer.from(base64At(text, shift, 'base64url'))),
  'UTF-16': (text) => [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()],
  hexadecimal: (text) => bothCases(Buffer.from(text).toString('hex')),
};

export const WRITING_NAMES = Object.keys(WRITINGS);

/** Writes a text in one of these ways, to show that it would be found. */
export const write = (text: string, writing: string): Buffer =>
  WRITINGS[writing]?.(text)[0] ?? Buffer.alloc(0);

/** Which of the values stand in the bytes, and how they are written. */
export function leaksIn(bytes: Buffer, values: readonly string[]): string[] {
  return values.flatMap((value) =>
    Object.entries(WRITINGS)
      .filter(([, writings]) => writings(value).some((writing) => bytes.includes(writing)))
      .map(([name]) => `${value}, ${name}`),
  );
}

/** Searches every file of a folder. */
export function leaksInFolder(folder: string, values: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) =>
    leaksIn(readFileSync(join(parentPath, name)), values).map((leak) => `${name}: ${leak}`),
  );
}

function bothCases(text: string): Buffer[] {
  return [text, text.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), text.toUpperCase()].map(
    (one) => Buffer.from(one),
  );
}

const asciiJson = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The part of the text's base64 that is the same whatever stands before (`shift` bytes) and behind it. */
function base64At(text: string, shift: number, encoding: 'base64' | 'base64url'): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
  return bytes.toString(encoding).slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
