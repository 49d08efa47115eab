import { Disclosure } from '@longcovid/ui/disclosure';
import { Video } from '@longcovid/ui/video';
import { useIntl } from 'react-intl';

import * as styles from '../../embeds/Article.css.ts';
import type { View } from '../../embeds/embed-views.ts';
import { Prose } from '../../shell/Prose.tsx';

type VideoViewProps = Extract<View, { view: 'video' }>;

/** A silent video with its transcript; only the transcript without a file. */
export function VideoView({ title, files, transcript }: VideoViewProps) {
  if (files === null) return <VideoTranscript title={title} transcript={transcript} />;
  const { mp4, webm, ...poster } = files;
  return (
    <Video
      title={title}
      headingLevel={3}
      sources={[
        { src: mp4, type: 'video/mp4' },
        { src: webm, type: 'video/webm' },
      ]}
      captions="no-sound"
      transcript={<Prose blocks={transcript} />}
      {...poster}
    />
  );
}

function VideoTranscript({ title, transcript }: Pick<VideoViewProps, 'title' | 'transcript'>) {
  const intl = useIntl();
  return (
    <div>
      <h3 className={styles.cardHeading}>{title}</h3>
      <p className={styles.details}>{intl.formatMessage({ id: 'article.video.none' })}</p>
      <Disclosure summary={intl.formatMessage({ id: 'article.video.text' })} headingLevel={4}>
        <Prose blocks={transcript} />
      </Disclosure>
    </div>
  );
}
