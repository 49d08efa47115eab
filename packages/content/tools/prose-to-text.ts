import type { Prose, ProseBlock, ProseInline } from '../src/index.ts';

/** The running text of prose, without its headings, tables and embeds; each paragraph and list item is a sentence or more. */
export function wordsOfProse(prose: Prose): string {
  return prose.map(wordsOfBlock).join('\n');
}

function wordsOfBlock(block: ProseBlock): string {
  if (block.type === 'list') return block.items.map(wordsOfProse).join('\n');
  if (block.type !== 'paragraph') return '';
  const words = block.children.map(inlineWords).join('');
  return /[.!?:]$/.test(words) ? words : `${words}.`;
}

const inlineWords = (inline: ProseInline): string =>
  inline.type === 'text' ? inline.value : inline.children.map(inlineWords).join('');
