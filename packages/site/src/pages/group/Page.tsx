import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleWords } from '../../articles/Article.tsx';
import { numberViews } from '../../articles/number-views.tsx';

/** The page of a study group: words, and how many people take part. */
export function Page() {
  return <Article {...useLoaderData<ArticleWords>()} views={numberViews} />;
}
