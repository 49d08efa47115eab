'use client';
import { createContext, use } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Messages by component, as a host gives them. */
export type HostMessages = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

export type LocaleContextValue = {
  /** The BCP 47 tag by which numbers, dates and lists are formatted and sorted, such as `es-US`. */
  locale: string;
  /** Its language, as the attribute `lang` has it: `es`. */
  language: string;
  direction: Direction;
  messages: HostMessages;
};

/** English without a provider, whatever the language of the browser is: the server's HTML and the page's must be alike. */
export const LocaleContext = createContext<LocaleContextValue>({
  locale: 'en',
  language: 'en',
  direction: 'ltr',
  messages: {},
});

/** Locale, language and direction of the nearest `LocaleProvider`; English without one. */
export const useLocale = (): Omit<LocaleContextValue, 'messages'> => use(LocaleContext);
