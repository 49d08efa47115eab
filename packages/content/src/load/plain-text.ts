import type { Prose, ProseBlock, ProseInline } from '../index.ts';

/** Prose without markup, for counting and comparing: one space between blocks, items and cells. Embeds have no text. */
export const proseToText = (body: Prose): string => body.map(plainBlock).join(' ');

/** Text of a heading, a paragraph or a cell without markup. */
export const inlinesToText = (inlines: readonly ProseInline[]): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.value : inlinesToText(inline.children))).join('');

function plainBlock(block: ProseBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlinesToText(block.children);
    case 'list':
      return block.items.map(proseToText).join(' ');
    case 'table':
      return [block.header, ...block.rows].flat().map(inlinesToText).join(' ');
    case 'embed':
      return '';
  }
}
