import { loadArticle } from '../../embeds/load-article.ts';
import type { LoaderContext } from '../../loaders.ts';

/** The page's text with its embedded records. */
export function load({ page, ...context }: LoaderContext) {
  const record = context.content.pages[page.id];
  if (!record)
    throw new Error(`The page table names '${page.id}', but content has no page record of that name.`);
  return loadArticle(record, context);
}
