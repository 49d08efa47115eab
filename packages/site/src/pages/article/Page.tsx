import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';

/** A page of words, with the records that they place. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} />;
}
