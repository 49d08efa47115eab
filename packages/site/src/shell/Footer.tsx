import { Footer as PageFooter } from '@longcovid/ui/footer';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { ContactLink } from '../features/contact/ContactLink.tsx';
import { isConsent, localePath } from '../pages.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useHelp } from './useHelp.tsx';

const COLUMNS = {
  about: [
    ['privacy', '/privacy-policy'],
    ['accessibility', '/accessibility'],
    ['disclaimer', '/medical-disclaimer'],
    ['siteMap', '/site-map'],
  ],
  read: [
    ['materials', '/study-materials'],
    ['newsletter', '/stay-informed#newsletters'],
  ],
} as const;

/** Contact help, then links, which a consent page omits. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { ways, note } = useHelp();
  const t = (id: string) => intl.formatMessage({ id: `shell.footer.${id}` });
  const columns = Object.entries(COLUMNS).map(([heading, links]) => ({
    heading: t(heading),
    links: links.map(([id, path]) => ({ label: t(id), href: localePath(locale, path) })),
  }));

  return (
    <PageFooter
      helpHeading={intl.formatMessage({ id: 'shell.help' })}
      helpId="help"
      helpWays={ways}
      helpNote={
        <>
          {note}
          <ContactLink />
        </>
      }
      linksLabel={t('links')}
      columns={isConsent(pathname) ? [] : columns}
    />
  );
}
