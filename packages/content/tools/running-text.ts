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

/** The sentences of prose. A label in bold at the start of a paragraph, and a line without a final period, is none. */
export const proseToSentences = (prose: Prose): string[] =>
  prose.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(proseToSentences);
    if (block.type !== 'paragraph') return [];
    const [first, ...rest] = block.children;
    const isLabel = first?.type === 'strong' && /[.!?:]$/.test(inlineToText(first)) && rest.length > 0;
    const read = isLabel ? rest : block.children;
    return endedSentences(read.map(inlineToText).join(''));
  });

/** The sentences of a text that end as sentences do, and not with a colon or with nothing. */
export const endedSentences = (text: string): string[] =>
  (
    text
      .replaceAll(/\b([ap])\.\s?m\.(?!$)/g, '$1m')
      .match(/\S[^.!?]*(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]+(?=\s|$)/g) ?? []
  ).filter((sentence) => /\p{L}/u.test(sentence));
