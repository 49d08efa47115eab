import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { StudySites } from '../../features/finder/StudySites.tsx';

/** A state's page: its words, and the finder over its study sites. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ 'study-sites': StudySites }} />;
}
