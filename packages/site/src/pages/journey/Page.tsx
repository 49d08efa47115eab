import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { JourneyTimeline as Journey } from '../../features/journey/JourneyTimeline.tsx';

/** The journey through a study: questions, then the timeline. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={{ journey: Journey }} />;
}
