import { warnOnce } from '../../internal/warn-once.ts';
import type { DocumentAccess } from './DocumentCard.messages.ts';

/** A file that can be downloaded. */
export type DocumentFile = {
  href: string;
  /** Default 'PDF'. */
  format?: string | undefined;
  /** Size in bytes. Default: not shown. */
  bytes?: number | undefined;
  /** Default: not shown. */
  pages?: number | undefined;
  /** How far it has been made for screen readers. Default: not shown. */
  access?: DocumentAccess | undefined;
};

/** A whole number from 1 on; anything else is left out, with a warning for a developer. */
export function toCount(name: 'pages' | 'bytes', value: number | undefined): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value > 0)) return value;
  warnOnce('DocumentCard', {
    what: `${name} is ${value}, which is not a positive whole number.`,
    why: 'It is left out, so people cannot tell how long or how large the document is.',
    todo: `Set ${name} to a whole number of 1 or more, or omit it.`,
  });
  return undefined;
}

/** Formats a size as people know it: 812 and 1,400 bytes are '1 kB', 1,260,000 bytes '1.3 MB'. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 999_500;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 }).format(amount);
  // The number and its unit stay in one line.
  return `${number}\u00A0${isLarge ? 'MB' : 'kB'}`;
}

/** Whether a code of BCP 47 is well formed, so that it is valid in `lang`. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Formats a language by its name in the language of the page: 'English', 'inglés'. An invalid code is returned unchanged. */
export function formatLanguage(code: string, locale: string): string {
  if (isLanguage(code)) return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  warnOnce('DocumentCard', {
    what: `“${code}” is not a language tag.`,
    why: 'It is shown unchanged, and screen readers read the title in the language of the page.',
    todo: 'Use a BCP 47 tag, such as en, es or es-US.',
  });
  return code;
}
