import type { ArticleBody } from '../../embeds/embed-views.ts';

/** Puts the sections below the list of materials beside each other. All other blocks stay as they are. */
export function arrangeSections(body: ArticleBody): ArticleBody {
  const list = body.findIndex((block) => block.type === 'view' && block.view === 'materials');
  const sections: ArticleBody[] = [];
  for (const block of body.slice(list + 1)) {
    const isStart = block.type === 'heading' && block.level === 2;
    if (isStart || sections.length === 0) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return list === -1 || sections.length < 2
    ? body
    : [...body.slice(0, list + 1), { type: 'view', view: 'columns', sections }];
}
