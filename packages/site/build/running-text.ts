import { wordsOf } from '@longcovid/content/reading-level';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** A paragraph, an item of a list, or a title of what comes below. */
export type Block = { tag: string; text: string; links: readonly string[] };

const TITLES = 'h1, h2, h3, h4, summary';
const BLOCKS = `p, li, dd, blockquote, ${TITLES}`;
/** What is no running text: what one chooses, presses, looks up, or finds by name; and what is in another language. */
const LEFT_OUT = [
  'script, style, template, svg, nav, table, address, button, label, select, [aria-hidden="true"]',
  '[data-component="result-list"], [data-component="region-map"], [data-component="figure"]',
  '[lang]',
].join(', ');

const textOf = (node: Node, skip: ReadonlySet<Node>): string =>
  node.nodeType === NodeType.TEXT_NODE
    ? node.text
    : node.childNodes.map((child) => (skip.has(child) ? ' ' : textOf(child, skip))).join('');

export const isTitle = ({ tag }: Block): boolean => TITLES.split(', ').includes(tag);

/** A paragraph without a sign at its end is a label, such as the group that a leaflet is for. */
export const isLabel = ({ tag, text }: Block): boolean => tag === 'p' && !/[.:!?]["”»)]?$/.test(text);

/** The running text of a page's main part, each block with its own words and the addresses that it links to. */
export function blocksOf(main: HTMLElement): Block[] {
  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove();
  const blocks = main.querySelectorAll(BLOCKS);
  const skip = new Set<Node>([...blocks, ...main.querySelectorAll('ul, ol, dl, div, section')]);
  return blocks
    .map((block) => ({
      tag: block.rawTagName,
      text: block.childNodes
        .map((child) => (skip.has(child) ? ' ' : textOf(child, skip)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
      links: block.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
    }))
    .filter(({ text }) => wordsOf(text).length > 0);
}
