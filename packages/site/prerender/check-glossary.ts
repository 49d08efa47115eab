import type { GlossaryTerm, Locale } from '@longcovid/content';
import { parse } from 'node-html-parser';

import { splitPath } from '../src/pages.ts';
import { type Block, readBlocks, isLabel, isTitle } from './running-text.ts';

/** Maximum distance of an explanation: this many titles, paragraphs and items before and after the term. */
const NEAR = { before: 6, after: 3 };

/** Matches whole words; lower case also matches upper case, at the start of a sentence. */
const finder = (terms: readonly string[]): ((text: string) => boolean) => {
  const inARow = (text: string) => ` ${(text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).join(' ')} `;
  return (text) =>
    terms.some((each) =>
      /\p{Ll}/u.test(each)
        ? inARow(text.toLowerCase()).includes(inARow(each.toLowerCase()))
        : inARow(text).includes(inARow(each)),
    );
};

type UsedTerm = Omit<GlossaryTerm, 'meaning'>;

/** The first use of a term in a page, whether it is explained there, and whether anywhere on the page. */
function findUses({ term, explained }: UsedTerm, blocks: readonly Block[]) {
  const [isTerm, isExplanation] = [finder(term), finder(explained)];
  const isExplainedAt = (at: number) =>
    blocks.slice(Math.max(0, at - NEAR.before), at + NEAR.after + 1).some(({ text }) => isExplanation(text));
  const places = blocks.flatMap((block, at) => (isTerm(block.text) ? [{ block, at }] : []));
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
    return { path, locale: splitPath(path).locale, blocks: main ? readBlocks(main) : [] };
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
