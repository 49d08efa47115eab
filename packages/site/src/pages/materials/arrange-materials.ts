import { splitAtHeadings } from '../../embeds/arrange-sections.ts';
import type { ArticleBody } from '../../embeds/embed-views.ts';

/** Puts the sections below the list of materials beside each other. All other blocks stay as they are. */
export function arrangeMaterials(body: ArticleBody): ArticleBody {
  const end = body.findIndex((block) => block.type === 'view' && block.view === 'materials') + 1;
  const sections = splitAtHeadings(body.slice(end));
  return end === 0 || sections.length < 2
    ? body
    : [...body.slice(0, end), { type: 'view', view: 'columns', sections }];
}
