import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeOnce } from '../config/private-file.ts';

/** Where the key for trying out stands. */
export const getDevelopmentKeyFile = (folder: string): string => join(folder, 'identity.txt');

/**
 * The recipient of a key that lies beside the data, made at the first start: for trying out only,
 * since whoever takes the folder can read the requests.
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
