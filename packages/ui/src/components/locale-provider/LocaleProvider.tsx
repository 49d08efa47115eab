'use client';
import { type ReactNode, use, useMemo } from 'react';
import { type Direction, LocaleContext } from '../../i18n/locale-context.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { checkComponents, type Messages } from './messages.ts';

/** Scripts in use that are written from right to left. Source: Unicode CLDR 48, scriptMetadata. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

type ParsedLocale = { locale: string; language: string; direction: Direction };

/** The parts of a BCP 47 tag. What is no tag gives English, and is reported once in development. */
function parseLocale(tag: string): ParsedLocale {
  let parsed: Intl.Locale;
  try {
    parsed = new Intl.Locale(tag);
  } catch {
    warnOnce('LocaleProvider', {
      what: `“${tag}” is not a BCP 47 language tag, so English is used.`,
      why: 'People get messages, numbers and dates in the wrong language.',
      todo: 'Set `locale` to a tag such as “en-US”, “es” or “zh-Hant”, with hyphens.',
    });
    return { locale: 'en', language: 'en', direction: 'ltr' };
  }
  const { script = '' } = parsed.maximize();
  return {
    locale: parsed.toString(),
    language: parsed.language,
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
  };
}

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
