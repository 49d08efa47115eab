/*
 * Text in a drawing does not wrap, so it is laid out for the narrowest picture: its letters are never larger than a
 * part of the picture's width (Picture.css.ts), and so many characters always fit in.
 */

/** Width of the narrowest picture, in ems. */
export const WIDTH = 17.6;
/** Width of a character, in ems: the average of DejaVu Sans, the widest font that may stand in for ours. */
const CHARACTER = 0.6;
/** Characters that fit in one line of the picture, and in one of bold letters. */
export const LINE = Math.floor(WIDTH / CHARACTER);
export const BOLD_LINE = 25;
/** Height of a line of text, in ems. */
export const LINE_HEIGHT = 1.35;

/** Part of the picture's width that a text takes at most, in percent. */
export const shareOf = (text: string): number => (text.length * CHARACTER * 100) / WIDTH;

const letters = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** Cuts a word that is longer than a line. */
function pieces(word: string, perLine: number): string[] {
  if (word.length <= perLine) return [word];
  const all = letters(word);
  return Array.from({ length: Math.ceil(all.length / perLine) }, (_, index) =>
    all.slice(index * perLine, (index + 1) * perLine).join(''),
  );
}

/**
 * Breaks a text into lines of at most `perLine` characters. What does not fit in `most` lines is left out, with an
 * ellipsis; the table has it whole.
 */
export function linesOf(text: string, perLine: number = LINE, most = Infinity): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => pieces(word, perLine));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const end = letters(kept[most - 1] ?? '').slice(0, perLine - 1);
  return [...kept.slice(0, -1), `${end.join('')}…`];
}

/** Rounds a coordinate, so that server and browser write the same. */
export const place = (coordinate: number): number => Math.round(coordinate * 1000) / 1000;

/** A length in ems, as an attribute. */
export const em = (length: number): string => `${place(length)}em`;

/** A part of the picture's width, as an attribute. */
export const percent = (share: number): string => `${place(share)}%`;
