import type { Prose } from '../index.ts';
import { inlinesToText } from './plain-text.ts';

/** A section of a page: a heading of level 2 as plain text, and the text up to the next one. */
export type Section = { id: string; heading: string; body: Prose };

/** Splits a page's text at headings of level 2; `opening` is the text before the first one. */
export function splitSections(body: Prose): { opening: Prose; sections: Section[] } {
  const opening: Prose = [];
  const sections: Section[] = [];
  for (const block of body) {
    if (block.type === 'heading' && block.level === 2) {
      sections.push({ id: block.id, heading: inlinesToText(block.children), body: [] });
    } else {
      (sections.at(-1)?.body ?? opening).push(block);
    }
  }
  return { opening, sections };
}
