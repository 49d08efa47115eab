import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { View as Figure } from '../../embeds/kinds/figure.tsx';

/** An article page with figures. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ figure: Figure }} />;
}
