import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { Prose, ProseBlock, ProseInline } from '../src/index.ts';
import { href } from '../src/schema/prose.ts';
import { readEmbed } from './embed.ts';
import type { EmbedTargets } from './embed.ts';
import { referencesIn } from './source-text.ts';

/** Where a Markdown text begins, for the line numbers of errors, and the targets of its directives (default: any). */
export type MarkdownPlace = { file: string; firstLine: number; targets?: EmbedTargets | undefined };

/** Block directives only: inline ones would make a directive of "Note:well". */
const { flow: directivesOnLines } = directive();
const SYNTAX = {
  extensions: [{ flow: directivesOnLines }, gfmTable()],
  mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
};

/** Parsing takes half of a build, and the texts that have not changed since the last one are parsed already. */
const parsed = new Map<string, Root>();

function parseMarkdown(markdown: string): Root {
  const known = parsed.get(markdown);
  if (known) return known;
  const tree = fromMarkdown(markdown, SYNTAX);
  parsed.set(markdown, tree);
  return tree;
}

const DIRECTIVE_IN_TEXT = /::[a-z]/i;
const EXPLICIT_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;

/**
 * Parses Markdown. Supported: paragraphs, headings of level 2 to 4, lists, tables, strong, emphasis, links, and
 * directives on a line of their own (`::updates{limit=3}`; see `ProseEmbed`). A heading ends with its id, the same in
 * every language: `## The goal {#goal}`. Throws with file and line for anything else.
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
      case 'table':
        return table(node);
      case 'leafDirective': {
        const read = readEmbed(node, place.targets);
        return 'embed' in read ? read.embed : fail(node, read.problem);
      }
      default:
        return unknown(node);
    }
  };

  const table = (node: Table): ProseBlock => {
    const [header = [], ...rows] = node.children.map(({ children }) =>
      children.map((cell) => inlines(cell.children)),
    );
    if (rows.length === 0) return fail(node, 'the table has no rows. Write at least one under its header.');
    const uneven = node.children.find(({ children }) => children.length !== header.length);
    if (uneven !== undefined) {
      return fail(
        uneven,
        `this row has ${uneven.children.length} cells, but the header has ${header.length}. Numbers would appear in the wrong column. Give each row as many cells as the header.`,
      );
    }
    return { type: 'table', header, rows };
  };

  const heading = (node: Extract<RootContent, { type: 'heading' }>): ProseBlock => {
    const { depth } = node;
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      return fail(node, 'a heading has 2 to 4 # characters; the page heading is in the front matter.');
    }
    const last = node.children.at(-1);
    const id = last?.type === 'text' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
    if (last?.type !== 'text' || id === undefined) {
      return fail(
        node,
        'the heading has no id; end it with one, such as {#goal}, the same in every language.',
      );
    }
    const text = { ...last, value: last.value.replace(EXPLICIT_ID, '') };
    return { type: 'heading', level: depth, id, children: inlines([...node.children.slice(0, -1), text]) };
  };

  const inlines = (nodes: PhrasingContent[]): ProseInline[] =>
    nodes.filter((node) => node.type !== 'text' || node.value !== '').map(inline);

  const inline = (node: PhrasingContent): ProseInline => {
    switch (node.type) {
      case 'text':
        if (DIRECTIVE_IN_TEXT.test(node.value)) {
          return fail(
            node,
            'the text contains "::", so a list or figure was meant, but visitors would see the characters. Write it on a line of its own, with empty lines around it and no spaces in it before {, such as ::updates{limit=3}.',
          );
        }
        return { type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') };
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: inlines(node.children) };
      case 'link':
        // A reference is replaced later, and its record validated.
        if (referencesIn(node.url).length === 0 && !href.safeParse(node.url).success) {
          return fail(
            node,
            `the link "${node.url}" leads nowhere, or is not safe. Visitors could not follow it. Begin it with https://, with / for a page of the site, with # for a heading, or with mailto: or tel:+.`,
          );
        }
        return { type: 'link', href: node.url, children: inlines(node.children) };
      default:
        return unknown(node);
    }
  };

  const unknown = (node: Nodes): never =>
    fail(
      node,
      `Markdown of the kind "${node.type}" is not supported. Use paragraphs, ## headings, lists, tables, **strong**, *emphasis*, [links](/address) and lines such as ::updates.`,
    );

  return parseMarkdown(markdown).children.map(block);
}
