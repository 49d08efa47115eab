/** `{figure.sex.female.value}`: a kind of record, which one, and what of it. */
const REFERENCE = /\{\s*([a-z][\w-]*(?:\.[\w-]+)+)\s*\}/g;

/** The references of a text, in order, with their places. */
export function referencesIn(text: string): { path: string; index: number; written: string }[] {
  return [...text.matchAll(REFERENCE)].map((match) => ({
    path: match[1] ?? '',
    index: match.index,
    written: match[0],
  }));
}

/** The text with each reference replaced by what `by` gives for its path. */
export const replaceReferences = (text: string, by: (path: string, written: string) => string): string =>
  text.replace(REFERENCE, (written, path: string) => by(path, written));

/** The line, from 1, that a place in a text is on. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/;

/** The two parts of an `en.md` or `es.md`, and the line at which the second begins; null without front matter. */
export function splitFrontMatter(
  text: string,
): { frontMatter: string; markdown: string; firstLine: number } | null {
  const parts = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n'));
  if (parts === null) return null;
  const [, frontMatter = '', markdown = ''] = parts;
  return { frontMatter, markdown, firstLine: frontMatter.split('\n').length + 2 };
}

/** Braces mean something in YAML too; these characters mean nothing in it. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** YAML in which a reference is a text without quotes. */
export const maskReferences = (yaml: string): string =>
  replaceReferences(yaml, (path) => `${OPEN}${path}${CLOSE}`);

/** What was read of such YAML, with its references as they are written. */
export const unmaskReferences = (value: unknown): unknown =>
  mapTexts(value, (text) => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}'));

/** The value with each text in it, at any depth, replaced by what `by` gives. */
export function mapTexts(value: unknown, by: (text: string) => unknown): unknown {
  if (typeof value === 'string') return by(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, by)]));
}
