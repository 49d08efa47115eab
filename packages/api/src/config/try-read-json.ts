import { readFileSync } from 'node:fs';

/** Null if the file cannot be read, or is not JSON. */
export function tryReadJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
