import type { Prose, ProseBlock, ProseInline } from '../index.ts';

/** Prose without its marks, for counting and comparing: blocks, items and cells are parted by one space. Embeds have no words of their own. */
export const proseToText = (body: Prose): string => body.map(plainBlock).join(' ');

/** Words of a heading, a paragraph or a cell without their marks. */
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
