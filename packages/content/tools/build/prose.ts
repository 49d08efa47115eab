import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Prose, ProseBlock, ProseInline } from '../../src/index.ts';

/** Where a Markdown text begins, so that a mistake can be shown at its line. */
export type MarkdownPlace = { file: string; firstLine: number };

const EXPLICIT_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;

/**
 * Turns Markdown into prose. Known: paragraphs, headings of level 2 to 4, lists, strong, emphasis, links.
 * A heading names its id at its end, the same in every language: `## The goal {#goal}`.
 * Throws with file and line at anything else.
 */
export function proseFromMarkdown(markdown: string, place: MarkdownPlace): Prose {
  const fail = (node: Nodes, problem: string): never => {
    const line = (node.position?.start.line ?? 1) + place.firstLine - 1;
    throw new Error(`${place.file}:${line}: ${problem}`);
  };

  const block = (node: RootContent): ProseBlock => {
    switch (node.type) {
      case 'paragraph':
        return { type: 'paragraph', children: inlines(node.children) };
      case 'heading':
        return heading(node);
      case 'list':
        return {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.map(block)),
        };
      default:
        return unknown(node);
    }
  };

  const heading = (node: Extract<RootContent, { type: 'heading' }>): ProseBlock => {
    const { depth } = node;
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      return fail(node, 'a heading here has 2 to 4 # marks; the page heading stands in the front matter.');
    }
    const last = node.children.at(-1);
    const id = last?.type === 'text' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
    if (last?.type !== 'text' || id === undefined) {
      return fail(
        node,
        'the heading has no id; end it with one, such as {#goal}, the same in every language.',
      );
    }
    const words = { ...last, value: last.value.replace(EXPLICIT_ID, '') };
    return { type: 'heading', level: depth, id, children: inlines([...node.children.slice(0, -1), words]) };
  };

  const inlines = (nodes: PhrasingContent[]): ProseInline[] =>
    nodes.filter((node) => node.type !== 'text' || node.value !== '').map(inline);

  const inline = (node: PhrasingContent): ProseInline => {
    switch (node.type) {
      case 'text':
        return { type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') };
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: inlines(node.children) };
      case 'link':
        return { type: 'link', href: node.url, children: inlines(node.children) };
      default:
        return unknown(node);
    }
  };

  const unknown = (node: Nodes): never =>
    fail(
      node,
      `Markdown of the kind "${node.type}" is not known here. Use paragraphs, ## headings, lists, **strong**, *emphasis* and [links](/address).`,
    );

  return fromMarkdown(markdown).children.map(block);
}
