import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder of the package. */
export const PACKAGE = join(import.meta.dirname, '..');

/** A copy of the content in a folder of its own, to be broken by a test. */
export type ContentCopy = {
  root: string;
  /** Replaces a part of a file; fails when the part is not there. */
  change: (file: string, part: string | RegExp, by: string) => void;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (path: string) => void;
  dispose: () => void;
};

/** Copies entries, datasets and the two message areas that tests rely on. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const paths = [
    'entries',
    'datasets',
    ...['en', 'es'].flatMap((locale) =>
      ['forms', 'problems'].map((area) => `messages/${locale}/${area}.json`),
    ),
  ];
  for (const path of paths) cpSync(join(PACKAGE, path), join(root, path), { recursive: true });
  return {
    root,
    change(file, part, by) {
      const before = readFileSync(join(root, file), 'utf8');
      const after = before.replace(part, by);
      if (after === before) throw new Error(`${file} does not hold ${String(part)}.`);
      writeFileSync(join(root, file), after);
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    dispose: () => rmSync(root, { recursive: true }),
  };
}
