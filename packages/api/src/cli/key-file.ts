import { readFileSync, statSync } from 'node:fs';

/** Reads a key file, and warns if other users can read it. */
export function readKeyFile(file: string): string {
  if ((statSync(file).mode & 0o077) !== 0) {
    process.stderr.write('Other users of this machine can read the key file. Restrict it with: chmod 600\n');
  }
  return readFileSync(file, 'utf8');
}
