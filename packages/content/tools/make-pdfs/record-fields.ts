import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfFile } from './pdf-list.ts';

/** The field of each kind that names its PDF, and the one that counts it in one language. */
const FIELDS = {
  'study-material': { file: 'file', count: 'pages' },
  newsletter: { file: 'pdf', count: null },
  protocol: { file: 'file', count: 'bytes' },
} as const;

/** What a record calls the bytes of its file. */
const COUNT_NAMES = { pages: 'pages', bytes: 'size' } as const;

/** Writes into a record which file is its PDF, and its pages or its bytes. Everything else stays as it is. */
export function nameInRecord(root: string, pdf: Omit<PdfFile, 'source'>): void {
  const folder = join(root, 'entries', pdf.kind, pdf.id);
  const { file, count } = FIELDS[pdf.kind];
  change(join(folder, 'meta.yml'), (text) => withLine(text, file, pdf.file));
  if (count === null) return;
  change(join(folder, `${pdf.locale}.md`), (text) => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? [];
    return `---\n${withLine(front, COUNT_NAMES[count], String(pdf[count]))}${body}`;
  });
}

function change(file: string, by: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = by(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** The same YAML with one field set: where it stood, or else at the end. */
function withLine(yaml: string, field: string, value: string): string {
  const line = `${field}: ${value}`;
  const known = new RegExp(`^${field}:.*$`, 'm');
  return known.test(yaml) ? yaml.replace(known, line) : `${yaml}${line}\n`;
}
