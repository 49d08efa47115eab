/**
 * U.S. school grade of an English text (Flesch-Kincaid): 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Counts syllables by groups of vowels, so the result is approximate. Lower is easier.
 */
export function englishGrade(text: string): number {
  const { tokens, sentences } = count(text);
  const syllables = sum(tokens.map(englishSyllables));
  return 0.39 * (tokens.length / sentences) + 11.8 * (syllables / tokens.length) - 15.59;
}

/**
 * Ease of a Spanish text (Flesch-Szigriszt, read by the INFLESZ scale): 206.835 − 62.3 × syllables per word −
 * words per sentence. 55 to 65 is normal, above 65 fairly easy. Higher is easier.
 */
export function spanishEase(text: string): number {
  const { tokens, sentences } = count(text);
  const syllables = sum(tokens.map(spanishSyllables));
  return 206.835 - 62.3 * (syllables / tokens.length) - tokens.length / sentences;
}

/** The sentences of a text, each without its final punctuation. A colon ends one too. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/[.!?:]+(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The words of a text: letters, with the apostrophes and hyphens in them. */
export const splitWords = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

function count(text: string): { tokens: string[]; sentences: number } {
  const tokens = splitWords(text);
  return { tokens, sentences: Math.max(1, splitSentences(text).length) };
}

/** A last e, -es or -ed is silent, but not after a sound that needs it (places, wanted, people). */
function englishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<=[aeiouy][^aeiouy]*(?<![sxzcg]|[cs]h))es$/, '')
    .replace(/(?<=[aeiouy][^aeiouy]*[^aeiouytd])ed$/, '')
    .replace(/(?<=[aeiouy][^aeiouy]*(?<![^aeiouy]l))e$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Strong vowels and accented weak ones make a syllable of their own; a weak vowel joins its neighbor. */
function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/qu|(?<=g)u(?=[eéií])/g, 'k')
    .replace(/y$/, 'i');
  const vowels = spoken.match(/[aeoáéóíú]|[iuü]+(?![aeoáéó])(?<![aeoáéó][iuü]+)/g);
  return Math.max(1, vowels?.length ?? 1);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
