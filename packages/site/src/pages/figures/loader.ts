import { splitAtHeadings } from '../../embeds/arrange-sections.ts';
import type { ArticleSection } from '../../embeds/embed-views.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';
import { arrangeFigures } from './arrange-figures.ts';

/** The page's text with its figures in columns, each section on another ground than the one before. */
export async function load(context: LoaderContext) {
  const { body, ...article } = await loadArticle(context);
  const sections: ArticleSection[] = splitAtHeadings(body).map((section, index) => ({
    kind: index % 2 === 0 ? 'words' : 'quiet',
    columns: [arrangeFigures(section)],
  }));
  return { ...article, body: [], sections };
}
