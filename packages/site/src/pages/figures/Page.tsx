import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleWords } from '../../embeds/Article.tsx';
import { FigureInPage } from '../../features/figures/FigureInPage.tsx';

/** A page of words with figures. */
export function Page() {
  return <Article {...useLoaderData<ArticleWords>()} views={{ figure: FigureInPage }} />;
}
