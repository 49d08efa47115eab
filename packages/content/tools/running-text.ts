import type { Prose, ProseBlock, ProseInline } from '../src/index.ts';

/** The running text of prose, without its headings, tables and embeds; each paragraph and list item is a sentence or more. */
export function proseToRunningText(prose: Prose): string {
  return prose.map(blockToText).join('\n');
}

function blockToText(block: ProseBlock): string {
  if (block.type === 'list') return block.items.map(proseToRunningText).join('\n');
  if (block.type !== 'paragraph') return '';
  const text = block.children.map(inlineToText).join('');
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}

const inlineToText = (inline: ProseInline): string =>
  inline.type === 'text' ? inline.value : inline.children.map(inlineToText).join('');
