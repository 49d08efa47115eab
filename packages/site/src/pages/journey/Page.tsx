import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { View as Journey } from '../../embeds/kinds/journey.tsx';

/** The journey through a study: questions, then the timeline. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ journey: Journey }} />;
}
