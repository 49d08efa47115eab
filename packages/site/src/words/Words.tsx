import type { Locale } from '@longcovid/content';
import { createContext, use, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import type { Messages } from './load-words.ts';

const Inherited = createContext<Messages>({});

/** Numbers and dates in Spanish are written as the United States writes them: 20,806, not 20 806. */
const formatLocale: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** Gives the messages of a page to its components, on top of those that the shell already gave. */
export function Words({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const all = { ...use(Inherited), ...messages };
  return (
    <Inherited value={all}>
      <IntlProvider locale={formatLocale[locale]} messages={all}>
        {children}
      </IntlProvider>
    </Inherited>
  );
}
