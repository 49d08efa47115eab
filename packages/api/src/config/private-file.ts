import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';

/**
 * Creates a file with mode 0600 unless it exists. Readers never see a partly written file.
 *
 * @returns true if this call created it.
 */
export function writeOnce(file: string, text: string): boolean {
  if (existsSync(file)) return false;
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Reads a key file, and warns if other users can read it. */
export function readKeyFile(file: string): string {
  if ((statSync(file).mode & 0o077) !== 0) {
    process.stderr.write('Other users of this machine can read the key file. Restrict it with: chmod 600\n');
  }
  return readFileSync(file, 'utf8');
}

/** In characters. */
export const MIN_SECRET_LENGTH = 32;

export const getFormSecretFile = (folder: string): string => join(folder, 'form-secret');

/**
 * Reads the form secret from the data folder, and creates it on the first start.
 *
 * @throws Error if it is too short, as after a disk was full.
 */
export function loadFormSecret(folder: string): string {
  const file = getFormSecretFile(folder);
  writeOnce(file, randomBytes(32).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(
    `The form secret in ${file} is too short, so anybody could forge what it signs. ` +
      'Put it back from a backup. If there is none, delete the file: links to stop an alert no longer work then.',
  );
}
