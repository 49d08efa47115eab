import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeOnce } from '../config/private-file.ts';

export const getDevelopmentKeyFile = (folder: string): string => join(folder, 'identity.txt');

/**
 * The recipient of the development key, which is created on the first start. Not for production: the key is stored next
 * to the records that it opens.
 */
export async function loadDevelopmentRecipient(folder: string): Promise<string> {
  const file = getDevelopmentKeyFile(folder);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeOnce(file, `# Development key, not for production.\n# public key: ${recipient}\n${identity}\n`);
  const line = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .find((text) => text.startsWith('AGE-SECRET-KEY-'));
  if (line === undefined) throw new Error(`${file} contains no identity. Move it away and start again.`);
  return identityToRecipient(line.trim());
}
