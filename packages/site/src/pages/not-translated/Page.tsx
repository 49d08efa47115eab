import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { SPACE } from '../../shell/space.ts';

type Target = { href: string; title: string };
type NotTranslatedData = PageContent & { original: Target; alternate?: Target };

/** Replaces a page that is in English only, with a link to it. */
export function Page() {
  const intl = useIntl();
  const { original, alternate, ...content } = useLoaderData<NotTranslatedData>();
  return (
    <PageFrame {...content}>
      <p>
        <Link href={original.href} hrefLang="en">
          <span lang="en">{original.title}</span>
          {SPACE + intl.formatMessage({ id: 'article.inEnglish' })}
        </Link>
      </p>
      {alternate && (
        <p>
          <Link href={alternate.href}>
            {intl.formatMessage({ id: 'article.inThisLanguage' }, { title: alternate.title })}
          </Link>
        </p>
      )}
    </PageFrame>
  );
}
