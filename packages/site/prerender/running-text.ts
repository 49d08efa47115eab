import { splitWords } from '@longcovid/content/reading-level';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** A paragraph, a list item or a title. */
export type Block = {
  tag: string;
  text: string;
  links: readonly string[];
  /** All of its text is in links. */
  isLink: boolean;
};

const TITLES = 'h1, h2, h3, h4, summary';
const BLOCKS = `p, li, dd, blockquote, ${TITLES}`;
/** Not running text: controls, tables, names, and other languages. */
const LEFT_OUT = [
  'script, style, template, svg, nav, table, address, button, label, select, [aria-hidden="true"]',
  '[data-names], [data-component="result-list"], [data-component="region-map"], [data-component="figure"]',
  '[lang]',
].join(', ');

const getLinkText = (links: readonly HTMLElement[]): string => links.map((link) => link.text).join('');
const keepLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The text of an element without nested blocks. */
const getText = (node: Node, skip: ReadonlySet<Node>): string =>
  node.nodeType === NodeType.TEXT_NODE
    ? node.text
    : node.childNodes.map((child) => (skip.has(child) ? ' ' : getText(child, skip))).join('');

export const isTitle = ({ tag }: Block): boolean => TITLES.split(', ').includes(tag);

/** A paragraph without final punctuation is a label, such as the group of a leaflet. */
export const isLabel = ({ tag, text }: Block): boolean => tag === 'p' && !/[.:!?]["”»)]?$/.test(text);

/** An item whose title links to another page is a summary of that page. */
const summaries = (main: HTMLElement): HTMLElement[] =>
  main
    .querySelectorAll('li h2 a[href^="/"], li h3 a[href^="/"], li h4 a[href^="/"]')
    .flatMap((link) => link.closest('li') ?? []);

/**
 * The running text of a page's main element, each block with its own text and its links. Removes everything else from
 * the parsed page.
 */
export function readBlocks(main: HTMLElement): Block[] {
  for (const element of [...main.querySelectorAll(LEFT_OUT), ...summaries(main)]) element.remove();
  const blocks = main.querySelectorAll(BLOCKS);
  const skip = new Set<Node>([...blocks, ...main.querySelectorAll('ul, ol, dl, div, section')]);
  const isOwn = (link: HTMLElement, block: HTMLElement): boolean => {
    let parent = link.parentNode;
    while (parent && !skip.has(parent)) parent = parent.parentNode;
    return parent === block;
  };
  return blocks
    .map((block) => {
      const text = getText(block, skip);
      const links = block.querySelectorAll('a[href]');
      return {
        tag: block.rawTagName,
        text: text.replace(/\s+/g, ' ').trim(),
        links: links.map((link) => link.getAttribute('href') ?? ''),
        isLink: keepLetters(text) === keepLetters(getLinkText(links.filter((link) => isOwn(link, block)))),
      };
    })
    .filter(({ text }) => splitWords(text).length > 0);
}
