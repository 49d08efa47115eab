/** Abbreviations of the first part of a name. */
const ABBREVIATIONS: Partial<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** Compass points are abbreviations only at the beginning of a name. */
const FIRST_WORDS: Partial<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** Letters that no accent can be taken off. */
const LETTERS: Partial<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/**
 * Normalizes a name for comparison: lower-case letters and digits only, without accents, spaces and punctuation,
 * abbreviations expanded. "St. Louis", "saint louis" and "Saint-Louis" are the same, as are "Mayagüez" and "mayaguez".
 */
export function normalizePlaceName(name: string): string {
  const words = name
    // "St.Louis" is two words, "D.C." is one.
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const begin = others.length > 0 ? (FIRST_WORDS[first] ?? first) : first;
  return [begin, ...others].map((word) => ABBREVIATIONS[word] ?? word).join('');
}

/** The name of the table of a normalized name: its first two letters; `00` when one of them is a digit. */
export const getTownShard = (key: string): string => (/^[a-z]{2}/.test(key) ? key.slice(0, 2) : '00');
