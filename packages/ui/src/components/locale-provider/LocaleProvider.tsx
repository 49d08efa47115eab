'use client';
import { type ReactNode, use, useMemo } from 'react';
import { LocaleContext } from '../../i18n/locale-context.ts';
import { checkComponents, type Messages } from './messages.ts';
import { parseLocale } from './parse-locale.ts';

export type LocaleProviderProps = {
  /**
   * BCP 47 tag of the page's language, such as `es-US` or `ar-EG`: the language of messages, and how numbers, dates and
   * lists are written and sorted. Set `lang` and `dir` on `html` yourself; the provider renders no element.
   */
  locale: string;
  /**
   * Replaces messages of the package, or gives those of a language other than English and Spanish. Declare the object
   * outside of a component. Type a whole translation as `Messages`: the compiler names what is missing. Default: those
   * of a provider around this one that has the same locale.
   */
  messages?: { readonly [Component in keyof Messages]?: Partial<Messages[Component]> } | undefined;
  children: ReactNode;
};

/**
 * Tells all components below the language of the page. Without it they are in English. One inside another is for a part
 * of the page in another language.
 */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const value = useMemo(() => {
    if (process.env.NODE_ENV !== 'production' && messages) checkComponents(messages);
    const parsed = parseLocale(locale);
    return { ...parsed, messages: messages ?? (outer.locale === parsed.locale ? outer.messages : {}) };
  }, [locale, messages, outer]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}
