import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { FigureInPage } from '../../features/figures/FigureInPage.tsx';

/** An article page with figures. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ figure: FigureInPage }} />;
}
