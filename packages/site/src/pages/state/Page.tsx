import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { StudySites } from '../../features/finder/StudySites.tsx';

/** A state's page: its text, and the finder with its study sites. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ 'study-sites': StudySites }} />;
}
