import { Footer as PageFooter } from '@longcovid/ui/footer';
import { useIntl } from 'react-intl';

import { localePath } from '../pages.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useHasHelpBeside, withContactLink } from './HelpBeside.tsx';
import { useHelp } from './useHelp.tsx';

const COLUMNS = {
  about: [
    ['privacy', '/privacy-policy'],
    ['accessibility', '/accessibility'],
    ['disclaimer', '/medical-disclaimer'],
    ['siteMap', '/site-map'],
    ['search', '/search'],
  ],
  read: [
    ['materials', '/study-materials'],
    ['newsletter', '/stay-informed#newsletters'],
    ['glossary', '/glossary'],
  ],
} as const;

/** Contact help, unless the page has it beside its text, then links. */
export function Footer({ hasLinks }: { hasLinks?: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const { heading: helpHeading, ways, note } = useHelp();
  const hasHelpBeside = useHasHelpBeside();
  const t = (id: string) => intl.formatMessage({ id: `shell.footer.${id}` });
  const columns = Object.entries(COLUMNS).map(([heading, links]) => ({
    heading: t(heading),
    links: links.map(([id, path]) => ({ label: t(id), href: localePath(locale, path) })),
  }));

  return (
    <PageFooter
      helpHeading={helpHeading}
      helpId="help"
      helpWays={hasHelpBeside ? [] : ways}
      helpNote={withContactLink(note)}
      linksLabel={t('links')}
      columns={hasLinks ? columns : []}
    />
  );
}
