import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';

/** An article page with its embedded records. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} />;
}
