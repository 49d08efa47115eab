/** How people shorten the first part of a name, and what it stands for. */
const ABBREVIATIONS: Partial<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
};

/** Points of the compass are short forms only at the beginning of a name. */
const FIRST_WORDS: Partial<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * A name as it is compared: lower-case letters and digits only, without accents, spaces and signs, short forms
 * written out. "St. Louis", "saint louis" and "Saint-Louis" are the same, as are "Mayagüez" and "mayaguez".
 */
export function normalizePlaceName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const begin = others.length > 0 ? (FIRST_WORDS[first] ?? first) : first;
  return [begin, ...others].map((word) => ABBREVIATIONS[word] ?? word).join('');
}

/** The name of the table that holds a folded name: its first two letters; `00` when one of them is a digit. */
export const getTownShard = (key: string): string => (/^[a-z]{2}/.test(key) ? key.slice(0, 2) : '00');
