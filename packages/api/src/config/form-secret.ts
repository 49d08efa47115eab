import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from './private-file.ts';

export const getFormSecretFile = (folder: string): string => join(folder, 'form-secret');

/** Reads the form secret from the data folder, and creates it on the first start. */
export function loadFormSecret(folder: string): string {
  const file = getFormSecretFile(folder);
  writeOnce(file, randomBytes(32).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}
