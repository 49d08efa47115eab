import { type HTMLElement, parse } from 'node-html-parser';

import type { SearchDocument } from '../src/pages/search/search-index.ts';

/** Not what a page says: controls, what other pages say better, and lists of what they have. */
const LEFT_OUT =
  'script, svg, nav, form, button, table, [data-component=result-list], [data-component=region-map]';

/**
 * The documents of a language: each page, and each question and term that a page explains.
 * @param pages HTML of the indexed pages by path.
 */
export function readSearchDocuments(pages: ReadonlyMap<string, string>): SearchDocument[] {
  const titles = new Map<string, string>();
  const documents = [...pages].flatMap(([path, html]) => {
    const root = parse(html);
    const main = root.querySelector('main');
    const title = main?.querySelector('h1')?.text.trim();
    if (!main || !title) return [];
    titles.set(path, title);
    const parts = readParts(main, path, title);
    for (const each of main.querySelectorAll(`h1, ${LEFT_OUT}`)) each.remove();
    const page = {
      path,
      title,
      within: '',
      summary: firstSentence(main.querySelector('p')?.text ?? ''),
      // The name of a page in the browser says more than a heading that comforts.
      headings: `${root.querySelector('title')?.text.split(' | ')[0] ?? ''} ${textOf(main.querySelectorAll('h2, h3'))}`,
      text: textOf(main.querySelectorAll('p, li, dd, td')),
    };
    return [page, ...parts];
  });
  return documents.map((each, id) => ({
    ...each,
    id,
    within: each.within || (titles.get(each.path.slice(0, each.path.lastIndexOf('/'))) ?? ''),
  }));
}

/** The questions and terms of a page, which are found by themselves: they leave the page. */
function readParts(main: HTMLElement, path: string, within: string): Omit<SearchDocument, 'id'>[] {
  return main.querySelectorAll('h3[id], dt[id], details[id]').flatMap((named) => {
    const isTerm = named.rawTagName === 'dt';
    const isClosed = named.rawTagName === 'details';
    const heading = isClosed ? named.querySelector('summary') : named;
    const part = isClosed ? named : isTerm ? named.nextElementSibling : named.parentNode;
    const title = heading?.text.trim() ?? '';
    if (!part || !(isTerm || title.endsWith('?'))) return [];
    heading?.remove();
    for (const each of part.querySelectorAll('summary')) each.remove();
    const text = part.structuredText.replace(/\s+/g, ' ').trim();
    part.remove();
    return [
      {
        path: `${path}#${named.id}`,
        title,
        within,
        summary: firstSentence(part.querySelector('p')?.text ?? text),
        headings: '',
        text,
      },
    ];
  });
}

const textOf = (elements: readonly HTMLElement[]): string => elements.map(({ text }) => text).join(' ');

/** At most 140 characters: whole sentences, or else whole words. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [sentence = ''] = line.match(/^.*?[.!?](?=\s|$)/) ?? [line];
  return sentence.length <= 140 ? sentence : `${sentence.slice(0, 139).replace(/\s\S*$/, '')}…`;
}
