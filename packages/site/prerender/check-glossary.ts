import type { GlossaryTerm, Locale } from '@longcovid/content';
import { parse } from 'node-html-parser';

import { splitPath } from '../src/pages.ts';
import { type Block, readBlocks, isLabel, isTitle } from './running-text.ts';

/** How far from a word its explanation may stand: this many titles, paragraphs and items before and after. */
const NEAR = { before: 6, after: 3 };

/** Finds whole words; small letters find capitals too, since a sentence may begin with them. */
const finder = (terms: readonly string[]): ((text: string) => boolean) => {
  const inARow = (text: string) => ` ${(text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).join(' ')} `;
  return (text) =>
    terms.some((each) =>
      /\p{Ll}/u.test(each)
        ? inARow(text.toLowerCase()).includes(inARow(each.toLowerCase()))
        : inARow(text).includes(inARow(each)),
    );
};

/** Where the text of a page first uses a term, if it does; whether that is explained there, and whether anywhere on the page. */
function findUses({ term, explained }: GlossaryTerm, blocks: readonly Block[]) {
  const [isTerm, isExplanation] = [finder(term), finder(explained)];
  const isExplainedAt = (at: number) =>
    blocks.slice(Math.max(0, at - NEAR.before), at + NEAR.after + 1).some(({ text }) => isExplanation(text));
  const places = blocks.flatMap((block, at) => (isTerm(block.text) ? [{ block, at }] : []));
  // A title and a label name what others explain.
  const first = places.find(({ block }) => !isTitle(block) && !isLabel(block));
  return {
    first: first && { ...first.block, isExplained: isExplainedAt(first.at) },
    isExplained: places.some(({ at }) => isExplainedAt(at)),
  };
}

/**
 * Refuses a page that uses a word of the glossary and neither says beside it what it means, nor links from there to a
 * page that does.
 * @param html HTML by address.
 * @param glossary The terms of each language.
 * @throws Error with every such word, the sentence that uses it, and what to do.
 */
export function checkGlossary(
  html: ReadonlyMap<string, string>,
  glossary: Readonly<Record<Locale, readonly GlossaryTerm[]>>,
): void {
  const pages = [...html].map(([address, text]) => {
    const main = parse(text).querySelector('main');
    return { address, locale: splitPath(address).locale, blocks: main ? readBlocks(main) : [] };
  });
  const problems = Object.entries(glossary).flatMap(([language, terms]) =>
    terms.flatMap((entry) => {
      const inLanguage = pages
        .filter(({ locale }) => locale === language)
        .map(({ address, blocks }) => ({ address, ...findUses(entry, blocks) }));
      const explaining = new Set(
        inLanguage.filter(({ isExplained }) => isExplained).map(({ address }) => address),
      );
      return inLanguage
        .filter(
          ({ first }) =>
            first &&
            !first.isExplained &&
            !first.links.some((link) => explaining.has(link.replace(/#.*/, ''))),
        )
        .map(
          ({ address, first }) =>
            `${address} first uses “${entry.term[0]}” here: “${first?.text}” Not everybody knows the word. Say beside it what it means, with “${entry.explained.join('” or “')}”, or link to a page that says it.`,
        );
    }),
  );
  if (problems.length > 0)
    throw new Error(`These pages use a word that they do not explain:\n- ${problems.join('\n- ')}`);
}
