import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleWords } from '../../embeds/Article.tsx';
import { JourneyTimeline } from '../../features/journey/JourneyTimeline.tsx';

/** The way through a study: a question or two, then what comes when. */
export function Page() {
  return <Article {...useLoaderData<ArticleWords>()} views={{ journey: JourneyTimeline }} />;
}
