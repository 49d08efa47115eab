import { FORMAT_LOCALE, LOCALES, type Locale } from '@longcovid/content';
import { Button } from '@longcovid/ui/button';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { Notice } from '@longcovid/ui/notice';

import * as styles from './OfflineStatus.css.ts';

type Props = {
  /** A message of the area `offline` in a language. */
  message: (locale: Locale, id: 'heading' | 'body' | 'again' | 'retry') => string;
};

/**
 * The offline status that the loader shows; server only. It is outside of the application, in both languages: it must
 * work when nothing else loads, and the application changes its language without a new document. Like
 * NavigationProgress it is a live region without a role: Orca would begin every page with an empty "status bar".
 */
export function OfflineStatus({ message }: Props) {
  return (
    <div id="offline" aria-live="polite" className={styles.status}>
      {LOCALES.map((locale) => (
        <section key={locale} lang={locale} aria-label={message(locale, 'heading')} hidden>
          <LocaleProvider locale={FORMAT_LOCALE[locale]}>
            <Notice tone="danger" title={message(locale, 'heading')}>
              <p>{message(locale, 'body')}</p>
              <p data-again hidden>
                {message(locale, 'again')}
              </p>
              <Button>{message(locale, 'retry')}</Button>
            </Notice>
          </LocaleProvider>
        </section>
      ))}
    </div>
  );
}
