import { HeaderNavigation } from '@longcovid/ui/header-navigation';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { useLocale } from '../i18n/useLocale.ts';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import * as styles from '../shell/Header.css.ts';
import { headerMenus } from '../shell/navigation.ts';
import { useShell } from '../shell/shell-data.ts';

/** Every page but the consent forms: brand, language and navigation, the page, help and links. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const locale = useLocale();
  const { programme } = useShell();
  const { pathname } = useLocation();
  const t = (id: string) => intl.formatMessage({ id: `shell.${id}` });
  return (
    <>
      <Header>
        <div className={styles.navigation}>
          <HeaderNavigation
            label={t('nav.label')}
            menuLabel={t('nav.menu')}
            items={headerMenus({ locale, pathname, programme }, t)}
          />
        </div>
      </Header>
      {children}
      <Footer hasLinks />
    </>
  );
}
