import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { JourneyTimeline } from '../../features/journey/JourneyTimeline.tsx';

/** The way through a study: a question or two, then what comes when. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ journey: JourneyTimeline }} />;
}
