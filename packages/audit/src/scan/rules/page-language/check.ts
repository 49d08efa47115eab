import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Frequent words of one language that the other one does not have. */
const FREQUENT = {
  en: /\b(the|and|of|with|you|for|this|are|that|from)\b/gi,
  es: /(?<![\p{L}])(el|los|las|una|con|que|para|por|usted|del)(?![\p{L}])/giu,
} as const;

const MIN_WORDS = 5;

/** The language of a text; undefined when it is too short or mixed. */
export function detectLanguage(text: string): 'en' | 'es' | undefined {
  const en = text.match(FREQUENT.en)?.length ?? 0;
  const es = text.match(FREQUENT.es)?.length ?? 0;
  if (Math.max(en, es) < MIN_WORDS) return undefined;
  if (en > 2 * es) return 'en';
  return es > 2 * en ? 'es' : undefined;
}

const isTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag);

/** The page has a `lang` that matches its text. */
export const pageLanguage: Rule = {
  id: 'page-language',
  criteria: ['3.1.1'],
  async check(page) {
    const { lang, text } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      text: (document.querySelector('main') ?? document.body).innerText,
    }));
    if (text.trim() === '') return inapplicable;
    if (!isTag(lang))
      return toResult([{ where: 'html', seen: `lang is “${lang}”, which is not a language tag.` }]);
    const language = detectLanguage(text);
    if (!language)
      return {
        outcome: 'cantTell',
        findings: [],
        reason: 'The text is too short, or neither English nor Spanish.',
      };
    if (lang.slice(0, 2) === language) return toResult([]);
    return toResult([{ where: 'html', seen: `lang is “${lang}”, and the text is “${language}”.` }]);
  },
};
