import { FORMAT_LOCALE } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { createContext, use, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import type { Messages } from './load-messages.ts';

const Inherited = createContext<Messages>({});

/** Provides the messages of a page, in addition to those of the shell. */
export function MessagesProvider({
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
      <LocaleProvider locale={FORMAT_LOCALE[locale]}>
        {/* Also in production: its default says nothing there, and a visitor would hear the id of a message. */}
        <IntlProvider locale={FORMAT_LOCALE[locale]} messages={all} onError={console.error}>
          {children}
        </IntlProvider>
      </LocaleProvider>
    </Inherited>
  );
}
