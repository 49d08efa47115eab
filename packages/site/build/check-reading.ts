import { englishGrade, sentencesOf, spanishEase, wordsOf } from '@longcovid/content/reading-level';
import { type HTMLElement, parse } from 'node-html-parser';

import { blocksOf, isTitle } from './running-text.ts';

/** Hardest that a page may be: a U.S. school grade in English, an ease on the INFLESZ scale in Spanish. */
const LIMITS = { page: { grade: 8, ease: 60 }, participant: { grade: 7, ease: 65 } } as const;
/** A row of sentences without a breath is chopped, not plain. */
const SHORT = { words: 5, inARow: 4 };
/** Fewer words than this say nothing about how hard a page is. */
const FEWEST_WORDS = 40;

/** Names are left out: nobody can write them more plainly. The first word of a sentence may be one or not, and counts. */
const withoutNames = (sentence: string): string =>
  sentence
    .split(' ')
    .filter((word, at) => at === 0 || !/^[¿¡“«("]*\p{Lu}/u.test(word))
    .join(' ');

/** The first row of sentences that is too long and too short of words. A paragraph without a sign at its end is a label. */
function choppedRow(paragraphs: readonly string[]): string[] {
  const row: string[] = [];
  for (const paragraph of paragraphs) {
    if (!/[.!?]["”»)]?$/.test(paragraph)) row.length = 0;
    else
      for (const sentence of sentencesOf(paragraph)) {
        if (wordsOf(sentence).length >= SHORT.words) row.length = 0;
        else if (row.push(sentence) > SHORT.inARow) return row;
      }
  }
  return [];
}

function readingProblems(path: string, main: HTMLElement, isSpanish: boolean): string[] {
  const blocks = blocksOf(main).filter((block) => !isTitle(block));
  const sentences = blocks.flatMap(({ text }) => sentencesOf(text)).map(withoutNames);
  const text = sentences.map((sentence) => `${sentence}.`).join(' ');
  const problems: string[] = [];
  const limit = LIMITS[/^(\/es)?\/for-participants/.test(path) ? 'participant' : 'page'];
  const hardness = (words: string) => (isSpanish ? -spanishEase(words) : englishGrade(words));
  const most = isSpanish ? -limit.ease : limit.grade;
  if (wordsOf(text).length >= FEWEST_WORDS && hardness(text) > most) {
    const measure = isSpanish
      ? `has an ease of ${spanishEase(text).toFixed(1)}; it must be ${limit.ease} or more`
      : `is at grade ${englishGrade(text).toFixed(1)}; it must be ${limit.grade} or easier`;
    const worst = sentences
      .filter((sentence) => wordsOf(sentence).length > SHORT.words)
      .sort((one, other) => hardness(other) - hardness(one))
      .slice(0, 3);
    problems.push(
      `${path} ${measure}. Write shorter sentences and shorter words, here first: ${worst.map((each) => `“${each}”`).join(' ')}`,
    );
  }
  const row = choppedRow(blocks.filter(({ tag }) => tag === 'p').map(({ text: words }) => words));
  if (row.length > 0)
    problems.push(
      `${path} has ${row.length} sentences in a row with fewer than ${SHORT.words} words, which reads chopped. Join some of them: “${row.join('. ')}”`,
    );
  return problems;
}

/**
 * Refuses a page that is hard to read.
 * @param pages HTML by path.
 * @throws Error with every hard page, its figure, the limit and the sentences to begin with.
 */
export function checkReading(pages: ReadonlyMap<string, string>): void {
  const problems = [...pages].flatMap(([path, html]) => {
    const page = parse(html);
    const main = page.querySelector('main');
    const isSpanish = page.querySelector('html')?.getAttribute('lang') === 'es';
    return main ? readingProblems(path, main, isSpanish) : [`${path} has no main part.`];
  });
  if (problems.length > 0) throw new Error(`These pages are hard to read:\n- ${problems.join('\n- ')}`);
}
