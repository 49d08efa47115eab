import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { View as Enrollment } from '../../embeds/kinds/enrollment.tsx';
import { MetricsTable as Metrics } from '../../embeds/MetricsTable.tsx';
import { VideoView as Video } from '../../features/video/VideoView.tsx';

const views = { enrollment: Enrollment, metrics: Metrics, video: Video };

/** The page of a study group: text, a video, and its enrollment. */
export function Page() {
  return <Article {...useLoaderData<ArticleData>()} views={views} />;
}
