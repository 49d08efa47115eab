import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from './private-file.ts';

/** The secret in the data folder, made at the first start; it signs form times and hides keys and addresses. */
export function loadFormSecret(folder: string): string {
  const file = join(folder, 'form-secret');
  writeOnce(file, randomBytes(32).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}
