import type { ArticleBody } from '../../embeds/embed-views.ts';

/** Lists of tests and of documents, which have columns of their own. */
const isWide = (section: ArticleBody) =>
  section.some(
    (block) =>
      block.type === 'view' &&
      (block.view === 'topics' || (block.view === 'cards' && block.layout === 'documents')),
  );

/** Puts two sections of level 2 that follow each other into one row, unless one of them takes the whole width. */
export function pairSections(body: ArticleBody): ArticleBody {
  const sections: ArticleBody[] = [];
  for (const block of body) {
    const isStart = block.type === 'heading' && block.level === 2;
    if (isStart || sections.length === 0) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  const arranged: ArticleBody = [];
  for (let index = 0; index < sections.length;) {
    const [section = [], beside] = sections.slice(index);
    const canPair = beside && section[0]?.type === 'heading' && !isWide(section) && !isWide(beside);
    if (canPair) arranged.push({ type: 'view', view: 'columns', sections: [section, beside] });
    else arranged.push(...section);
    index += canPair ? 2 : 1;
  }
  return arranged;
}
