import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { Columns } from '../../embeds/Columns.tsx';
import { View as Materials } from '../../embeds/kinds/study-material.tsx';

/** All study materials, with filters by type and group. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ materials: Materials, columns: Columns }} />;
}
