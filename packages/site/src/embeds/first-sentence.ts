import type { Locale, Prose } from '@longcovid/content';
import { inlinesToText } from '@longcovid/content/load';

/** The first sentence of a text, and what follows it. A first paragraph with markup is not split. Server only. */
export function splitFirstSentence(
  [first, ...rest]: Prose,
  locale: Locale,
): { sentence: string; rest: Prose } {
  if (first?.type !== 'paragraph') return { sentence: '', rest: first ? [first, ...rest] : rest };
  const text = inlinesToText(first.children);
  if (first.children.length > 1) return { sentence: text, rest };
  const [segment] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const sentence = segment?.segment ?? '';
  const value = text.slice(sentence.length);
  const remaining: Prose = value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
  return { sentence: sentence.trim(), rest: [...remaining, ...rest] };
}
