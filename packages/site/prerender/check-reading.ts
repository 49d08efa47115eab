import { englishGrade, splitSentences, spanishEase, splitWords } from '@longcovid/content/reading-level';
import { type HTMLElement, parse } from 'node-html-parser';

import type { FindInContent } from './content-places.ts';
import { type Block, readBlocks, isLabel, isTitle } from './running-text.ts';

/** Limit of a page: a U.S. school grade in English, an ease on the INFLESZ scale in Spanish. */
const LIMITS = { page: { grade: 8, ease: 60 }, participant: { grade: 7, ease: 65 } } as const;
/** Limit of a single sentence; harder ones are jargon. Measured from 6 words on. */
const SENTENCE = { grade: 15, ease: 10, words: 6 };
/** Many short sentences in a row are choppy, not plain. */
const SHORT = { words: 5, inARow: 4 };
/** Shorter texts cannot be measured. */
const MIN_WORD_COUNT = 40;

/** Removes names, which cannot be simplified. The first word of a sentence is ambiguous and stays. */
const withoutNames = (sentence: string): string =>
  sentence
    .split(' ')
    .filter((word, at) => at === 0 || !/^[¿¡“«("]*\p{Lu}/u.test(word))
    .join(' ');

/** The first choppy sequence of sentences. A paragraph without final punctuation is a label. */
function findChoppySentences(paragraphs: readonly string[]): string[] {
  const row: string[] = [];
  for (const paragraph of paragraphs) {
    if (!/[.!?]["”»)]?$/.test(paragraph)) row.length = 0;
    else
      for (const sentence of splitSentences(paragraph)) {
        if (splitWords(sentence).length >= SHORT.words) row.length = 0;
        else if (row.push(sentence) > SHORT.inARow) return row;
      }
  }
  return [];
}

type Measure = { isSpanish: boolean; path: string; find: FindInContent };

/** Higher is harder, in either language. */
const hardness = (text: string, isSpanish: boolean) => (isSpanish ? -spanishEase(text) : englishGrade(text));

/** Formats a score with its limit. */
const measured = (text: string, limit: { grade: number; ease: number }, isSpanish: boolean) =>
  isSpanish
    ? `has an ease of ${spanishEase(text).toFixed(1)}; it must be ${limit.ease} or more`
    : `is at grade ${englishGrade(text).toFixed(1)}; it must be ${limit.grade} or easier`;

const isTooHard = (text: string, limit: { grade: number; ease: number }, isSpanish: boolean) =>
  hardness(text, isSpanish) > (isSpanish ? -limit.ease : limit.grade);

/** Continuous running text. */
function textProblems(blocks: readonly Block[], { isSpanish, path, find }: Measure): string[] {
  // A lone link and a label are not sentences.
  const sentences = blocks
    .filter((block) => !isTitle(block) && !(block.isLink && !/[.!?]$/.test(block.text)))
    .flatMap((block) =>
      splitSentences(block.text).map((text) => ({
        text,
        plain: withoutNames(text),
        label: isLabel(block),
      })),
    );
  const quote = (text: string) => {
    const place = find(isSpanish ? 'es' : 'en', text);
    return `“${text}”${place ? ` (${place})` : ''}`;
  };
  const allText = sentences.map(({ plain }) => `${plain}.`).join(' ');
  const problems: string[] = [];
  const limit = LIMITS[/^(\/es)?\/for-participants/.test(path) ? 'participant' : 'page'];
  if (splitWords(allText).length >= MIN_WORD_COUNT && isTooHard(allText, limit, isSpanish)) {
    const worst = sentences
      .filter(({ plain }) => splitWords(plain).length > SHORT.words)
      .sort((one, other) => hardness(other.plain, isSpanish) - hardness(one.plain, isSpanish))
      .slice(0, 3);
    problems.push(
      `${path} ${measured(allText, limit, isSpanish)}. People who are ill and tired would give it up. Write shorter sentences and shorter words, here first: ${worst.map(({ text }) => quote(text)).join(' ')}`,
    );
  }
  for (const { text, plain, label } of sentences) {
    if (label || splitWords(plain).length < SENTENCE.words || !isTooHard(plain, SENTENCE, isSpanish))
      continue;
    problems.push(
      `${path} has a sentence that ${measured(plain, SENTENCE, isSpanish)}, however easy the others are. Few people would understand it. Use everyday words: ${quote(text)}`,
    );
  }
  const row = findChoppySentences(blocks.filter(({ tag }) => tag === 'p').map(({ text }) => text));
  if (row.length > 0)
    problems.push(
      `${path} has ${row.length} sentences in a row with fewer than ${SHORT.words} words, which is choppy. Join some of them: ${quote(row.join('. '))}`,
    );
  return problems;
}

const countWords = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + splitWords(text).length, 0);

/**
 * Measures disclosures, such as each of many newsletters, separately from the page, so that their number does not
 * affect its score.
 */
function readingProblems(main: HTMLElement, measure: Measure): string[] {
  const apart = main.querySelectorAll('details').filter((each) => !each.parentNode?.closest('details'));
  const texts = apart.flatMap((each) => {
    const blocks = readBlocks(each);
    if (countWords(blocks) < MIN_WORD_COUNT) return [];
    each.remove();
    return [blocks];
  });
  return [readBlocks(main), ...texts].flatMap((blocks) => textProblems(blocks, measure));
}

/**
 * Rejects a page that is hard to read, or has one sentence far above the limit.
 * @param pages HTML by path.
 * @param find Finds the source file and line of a sentence.
 * @throws Error with every hard page, its score, the limit and the sentences to begin with.
 */
export function checkReading(
  pages: ReadonlyMap<string, string>,
  find: FindInContent = () => undefined,
): void {
  const problems = [...pages].flatMap(([path, html]) => {
    const page = parse(html);
    const main = page.querySelector('main');
    const isSpanish = page.querySelector('html')?.getAttribute('lang') === 'es';
    return main ? readingProblems(main, { isSpanish, path, find }) : [`${path} has no main part.`];
  });
  if (problems.length > 0) throw new Error(`These pages are hard to read:\n- ${problems.join('\n- ')}`);
}
