/** `{figure.sex.female.value}`: kind, id and field of a record. */
const REFERENCE = /\{\s*([a-z][\w-]*(?:\.[\w-]+)+)\s*\}/g;

/** The references of a text, in order, with their indexes. */
export function referencesIn(text: string): { path: string; index: number; written: string }[] {
  return [...text.matchAll(REFERENCE)].map((match) => ({
    path: match[1] ?? '',
    index: match.index,
    written: match[0],
  }));
}

/** Replaces each reference with the result of `by` for its path. */
export const replaceReferences = (text: string, by: (path: string, written: string) => string): string =>
  text.replace(REFERENCE, (written, path: string) => by(path, written));

/** The line of an index in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/;

/** Front matter and body of an `en.md` or `es.md`, and the first line of the body; null without front matter. */
export function splitFrontMatter(
  text: string,
): { frontMatter: string; markdown: string; firstLine: number } | null {
  const parts = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n'));
  if (parts === null) return null;
  const [, frontMatter = '', markdown = ''] = parts;
  return { frontMatter, markdown, firstLine: frontMatter.split('\n').length + 2 };
}

/** Braces have a meaning in YAML; these characters have none. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Escapes references, so that YAML needs no quotes around them. */
export const maskReferences = (yaml: string): string =>
  replaceReferences(yaml, (path) => `${OPEN}${path}${CLOSE}`);

/** Restores the references in a parsed value. */
export const unmaskReferences = (value: unknown): unknown =>
  mapTexts(value, (text) => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}'));

/** Replaces every string in a value, at any depth, with the result of `by`. */
export function mapTexts(value: unknown, by: (text: string) => unknown): unknown {
  if (typeof value === 'string') return by(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, by)]));
}
