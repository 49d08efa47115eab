import type { Direction } from '../../i18n/locale-context.ts';
import { warnOnce } from '../../internal/warn-once.ts';

/** Scripts in use that are written from right to left. Source: Unicode CLDR 48, scriptMetadata. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];

export type ParsedLocale = { locale: string; language: string; direction: Direction };

/** The parts of a BCP 47 tag. What is no tag gives English, and is reported once in development. */
export function parseLocale(tag: string): ParsedLocale {
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
