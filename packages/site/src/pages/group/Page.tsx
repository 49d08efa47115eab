import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { numberViews } from '../../embeds/number-views.tsx';
import { VideoView } from '../../features/video/VideoView.tsx';

const views = { ...numberViews, video: VideoView };

/** The page of a study group: text, a video, and its enrollment. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={views} />;
}
