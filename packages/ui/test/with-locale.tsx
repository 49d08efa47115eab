import type { ReactNode } from 'react';
import { LocaleProvider } from '../src/components/locale-provider/index.ts';
import { createFormatNumber, type FormatNumber } from '../src/i18n/format-number.ts';
import type { BuiltInMessages } from '../src/i18n/useMessages.ts';

/** The tag that a page gives: Spanish with the numbers of the United States. */
export const toTag = (locale: string): string => (locale === 'es' ? 'es-US' : locale);

/** Renders in a language as a page would. */
export const withLocale = (locale: string, children: ReactNode) => (
  <LocaleProvider locale={toTag(locale)}>{children}</LocaleProvider>
);

/** What `useMessages` and `useFormattedMessages` return in a language of the package. */
export function resolveMessages<Messages extends object>(
  builtIn: BuiltInMessages<Messages> | ((formatNumber: FormatNumber) => BuiltInMessages<Messages>),
  language: 'en' | 'es',
) {
  const locale = toTag(language);
  const all = typeof builtIn === 'function' ? builtIn(createFormatNumber(locale)) : builtIn;
  return { locale, messages: all[language], getLang: () => undefined };
}
