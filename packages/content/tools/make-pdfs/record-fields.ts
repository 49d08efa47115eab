import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfFile } from './pdf-list.ts';

/** The field of each kind for its PDF, and the field for its pages or bytes in one language. */
const FIELDS = {
  'study-material': { file: 'file', count: 'pages' },
  newsletter: { file: 'pdf', count: null },
  protocol: { file: 'file', count: 'bytes' },
} as const;

/** The name of a record's field for the size of its file. */
const COUNT_NAMES = { pages: 'pages', bytes: 'size' } as const;

/** Writes the PDF and its pages or bytes to a record; leaves all else unchanged. */
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

/** Sets a field of YAML in place, or at the end. */
function withLine(yaml: string, field: string, value: string): string {
  const line = `${field}: ${value}`;
  const known = new RegExp(`^${field}:.*$`, 'm');
  return known.test(yaml) ? yaml.replace(known, line) : `${yaml}${line}\n`;
}
