import type { GlossaryTerm, Locale } from '@longcovid/content';
import { parse } from 'node-html-parser';

import { splitPath } from '../src/pages.ts';
import { type Block, readBlocks, isLabel, isTitle } from './running-text.ts';

/** Maximum distance of an explanation: this many titles, paragraphs and items before and after the term. */
const NEAR = { before: 6, after: 3 };

const inARow = (text: string) => ` ${(text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).join(' ')} `;

/** A block with its words in a row, as they are and in lower case, which each term is looked for in. */
type WordedBlock = Block & { words: string; lowerWords: string };

const withWords = (block: Block): WordedBlock => {
  const words = inARow(block.text);
  return { ...block, words, lowerWords: words.toLowerCase() };
};

/** Matches whole words; lower case also matches upper case, at the start of a sentence. */
function finder(terms: readonly string[]): (block: WordedBlock) => boolean {
  const wanted = terms.map((each) =>
    /\p{Ll}/u.test(each)
      ? { isAnyCase: true, row: inARow(each.toLowerCase()) }
      : { isAnyCase: false, row: inARow(each) },
  );
  return ({ words, lowerWords }) =>
    wanted.some(({ isAnyCase, row }) => (isAnyCase ? lowerWords : words).includes(row));
}

type UsedTerm = Omit<GlossaryTerm, 'meaning'>;

/** The first use of a term in a page, whether it is explained there, and whether anywhere on the page. */
function findUses({ term, explained }: UsedTerm, blocks: readonly WordedBlock[]) {
  const [isTerm, isExplanation] = [finder(term), finder(explained)];
  const isExplainedAt = (at: number) =>
    blocks.slice(Math.max(0, at - NEAR.before), at + NEAR.after + 1).some(isExplanation);
  const places = blocks.flatMap((block, at) => (isTerm(block) ? [{ block, at }] : []));
  // Titles and labels need no explanation.
  const first = places.find(({ block }) => !isTitle(block) && !isLabel(block));
  return {
    first: first && { ...first.block, isExplained: isExplainedAt(first.at) },
    isExplained: places.some(({ at }) => isExplainedAt(at)),
  };
}

/**
 * Rejects a page that uses a term of the glossary without an explanation next to it or a link to one.
 * @param html HTML by path.
 * @param glossary The terms of each language.
 * @throws Error with every such term, its sentence, and what to do.
 */
export function checkGlossary(
  html: ReadonlyMap<string, string>,
  glossary: Readonly<Record<Locale, readonly UsedTerm[]>>,
): void {
  const pages = [...html].map(([path, text]) => {
    const main = parse(text).querySelector('main');
    return { path, locale: splitPath(path).locale, blocks: main ? readBlocks(main).map(withWords) : [] };
  });
  const problems = Object.entries(glossary).flatMap(([language, terms]) =>
    terms.flatMap((entry) => {
      const inLanguage = pages
        .filter(({ locale }) => locale === language)
        .map(({ path, blocks }) => ({ path, ...findUses(entry, blocks) }));
      const explaining = new Set(inLanguage.filter(({ isExplained }) => isExplained).map(({ path }) => path));
      return inLanguage
        .filter(
          ({ first }) =>
            first &&
            !first.isExplained &&
            !first.links.some((link) => explaining.has(link.replace(/#.*/, ''))),
        )
        .map(
          ({ path, first }) =>
            `${path} first uses “${entry.term[0]}” here: “${first?.text}” Not everybody knows the term. Explain it there with “${entry.explained.join('” or “')}”, or link to a page that explains it.`,
        );
    }),
  );
  if (problems.length > 0) throw new Error(`These pages use unexplained terms:\n- ${problems.join('\n- ')}`);
}
