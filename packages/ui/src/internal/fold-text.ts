/** Letters that Unicode does not decompose, and apostrophes that keyboards write as one. Source: CLDR root collation. */
const OTHERS: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ð: 'd', æ: 'ae', œ: 'oe', ß: 'ss', '’': "'", '‘': "'",
}; // prettier-ignore

/** Accents, and the vowel signs that Arabic mostly leaves out. Not those of Indic scripts, which distinguish words. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f]/g;

/** A text without accents and capitals, for comparing: 'Ørsted, España' gives 'orsted, espana'. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[øłđħðæœß’‘]/g, (letter) => OTHERS[letter] ?? letter);
