import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';

/** In place of a page that is in English only: it says so, and leads there. */
export function Page() {
  const intl = useIntl();
  const { original, ...words } = useLoaderData<PageWords & { original: { href: string; title: string } }>();
  return (
    <PageFrame {...words}>
      <p>
        <Link href={original.href} hrefLang="en">
          <span lang="en">{original.title}</span> {intl.formatMessage({ id: 'article.inEnglish' })}
        </Link>
      </p>
    </PageFrame>
  );
}
