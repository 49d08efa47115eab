import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const lists = new Map<string, unknown>();

/** An index of content's files, by path, such as 'pdf/documents.json'. Server only; cached. */
export function contentFileList(path: string): unknown {
  if (!lists.has(path)) {
    const content = dirname(createRequire(import.meta.url).resolve('@longcovid/content/package.json'));
    lists.set(path, JSON.parse(readFileSync(join(content, 'files', path), 'utf8')));
  }
  return lists.get(path);
}
