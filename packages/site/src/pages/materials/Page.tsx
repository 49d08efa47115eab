import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { MaterialsList } from '../../features/materials/MaterialsList.tsx';

/** All study materials, with filters by type and group. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ materials: MaterialsList }} />;
}
