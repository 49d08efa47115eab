import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the package. */
export const PACKAGE = join(import.meta.dirname, '..');

/** A copy of the content in a temporary folder, for tests that break it. */
export type ContentCopy = {
  root: string;
  /** Replaces a part of a file; fails when the part is missing. */
  change: (file: string, part: string | RegExp, by: string) => void;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (path: string) => void;
  dispose: () => void;
};

/** Few entries of large kinds, so that tests are fast. */
const COPIED: Record<string, readonly string[]> = {
  page: ['home', 'join', 'join-sent', 'error'],
  answer: ['cost', 'pay'],
  article: ['adult-study-plan'],
  'case-study': ['case-study-1'],
  figure: ['age', 'enrollment', 'race'],
  journey: ['adult'],
  newsletter: ['fall-2025'],
  protocol: ['consent-adult'],
  'research-link': ['adult-plan'],
  'result-item': ['adult-index'],
  'sample-booklet': ['adult-home'],
  story: ['first-visit'],
  'study-material': ['adult-join'],
  'study-test': ['blood-samples', 'ecg'],
  'support-resource': ['work'],
  update: ['enrollment-complete'],
};

const isCopied = (path: string) => {
  const [kind = '', slug] = relative(join(PACKAGE, 'entries'), path).split(sep);
  return slug === undefined || (COPIED[kind]?.includes(slug) ?? true);
};

/** Copies entries (a few of large kinds, or `all`), datasets and the message area that tests need. */
export function copyContent(all = false): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const paths = ['entries', 'datasets', ...['en', 'es'].map((locale) => `messages/${locale}/forms.json`)];
  for (const path of paths) {
    cpSync(join(PACKAGE, path), join(root, path), {
      recursive: true,
      filter: (file) => all || isCopied(file),
    });
  }
  return {
    root,
    change(file, part, by) {
      const before = readFileSync(join(root, file), 'utf8');
      const after = before.replace(part, by);
      if (after === before) throw new Error(`${file} does not contain ${String(part)}.`);
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
