import { type Phrases, getPhrases } from './phrases.ts';
import type { LocalizedText } from './types.ts';

/** The language of a figure: how its numbers and dates are written, and the phrases of its sentences. */
export type FigureLocale = {
  /** BCP 47 tag, such as `es-US`. */
  tag: string;
  /** Its language: `es`. */
  language: string;
  phrases: Phrases;
};

/**
 * @param tag BCP 47 tag of the page's language.
 * @param phrases Default: those of the package, in English or Spanish.
 */
export function createFigureLocale(tag: string, phrases?: Phrases): FigureLocale {
  const { language } = new Intl.Locale(tag);
  return { tag, language, phrases: phrases ?? getPhrases(language) };
}

/** A text in a language; undefined where it has none. */
export const findText = (
  text: LocalizedText | undefined,
  { tag, language }: FigureLocale,
): string | undefined =>
  text === undefined || typeof text === 'string' ? text : (text[tag] ?? text[language]);

/** A text in a language; in English where it has none. */
export const localize = (text: LocalizedText, locale: FigureLocale): string =>
  findText(text, locale) ?? (typeof text === 'string' ? text : (text.en ?? ''));

/** For `lang` of the element that shows a text: 'en' where it falls back to English, else undefined. */
export const getTextLang = (text: LocalizedText, locale: FigureLocale): 'en' | undefined =>
  findText(text, locale) === undefined ? 'en' : undefined;
