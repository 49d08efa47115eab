import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { View as Enrollment } from '../../embeds/kinds/enrollment.tsx';
import { MetricsTable as Metrics } from '../../embeds/MetricsTable.tsx';
import { VideoView as Video } from '../../features/video/VideoView.tsx';
import { useShell } from '../../shell/shell-data.ts';

const views = { enrollment: Enrollment, metrics: Metrics, video: Video };

/** The page of a study group: text, a video, and its enrollment. A family after a death calls first of all. */
export function Page() {
  const article = useLoaderData<ArticleData>();
  return (
    <Article {...article} views={views}>
      {article.cohort === 'autopsy' && <Call />}
    </Article>
  );
}

function Call() {
  const { phone, hours } = useShell().programme;
  const label = useIntl().formatMessage({ id: 'article.call' }, { phone: phone.display });
  return (
    <>
      <p>
        <Link variant="primary" href={phone.href}>
          {label}
        </Link>
      </p>
      <p>{hours}</p>
    </>
  );
}
