import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

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
