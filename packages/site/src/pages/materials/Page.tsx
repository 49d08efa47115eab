import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleWords } from '../../embeds/Article.tsx';
import { MaterialsList } from '../../features/materials/MaterialsList.tsx';

/** All study materials, with filters by type and group. */
export function Page() {
  return <Article {...useLoaderData<ArticleWords>()} views={{ materials: MaterialsList }} />;
}
