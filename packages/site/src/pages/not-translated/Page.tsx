import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';

type Target = { href: string; title: string };
type NotTranslatedData = PageWords & { original: Target; twin?: Target };

/** In place of a page that is in English only: it says so, and leads there. */
export function Page() {
  const intl = useIntl();
  const { original, twin, ...words } = useLoaderData<NotTranslatedData>();
  return (
    <PageFrame {...words}>
      <p>
        <Link href={original.href} hrefLang="en">
          <span lang="en">{original.title}</span> {intl.formatMessage({ id: 'article.inEnglish' })}
        </Link>
      </p>
      {twin && (
        <p>
          <Link href={twin.href}>
            {intl.formatMessage({ id: 'article.inThisLanguage' }, { title: twin.title })}
          </Link>
        </p>
      )}
    </PageFrame>
  );
}
