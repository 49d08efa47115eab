import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Frequent words that the other language does not have. */
const FREQUENT = {
  en: /\b(the|and|of|with|you|for|this|are|that|from)\b/gi,
  es: /(?<![\p{L}])(el|los|las|una|con|que|para|por|usted|del)(?![\p{L}])/giu,
} as const;

const LEAST = 5;

/** The language that the words are in, or undefined when they are too few or mixed. */
export function detectLanguage(text: string): 'en' | 'es' | undefined {
  const en = text.match(FREQUENT.en)?.length ?? 0;
  const es = text.match(FREQUENT.es)?.length ?? 0;
  if (Math.max(en, es) < LEAST) return undefined;
  if (en > 2 * es) return 'en';
  return es > 2 * en ? 'es' : undefined;
}

const isTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag);

/** The page says which language it is in, and its words are in that language. */
export const pageLanguage: Rule = {
  id: 'page-language',
  criteria: ['3.1.1'],
  async check(page) {
    const { lang, text } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      text: (document.querySelector('main') ?? document.body).innerText,
    }));
    if (text.trim() === '') return inapplicable;
    if (!isTag(lang)) return toResult([{ where: 'html', seen: `lang is “${lang}”, which is no language.` }]);
    const words = detectLanguage(text);
    if (!words)
      return {
        outcome: 'cantTell',
        findings: [],
        reason: 'The words are too few, or in neither language that is known here.',
      };
    if (lang.slice(0, 2) === words) return toResult([]);
    return toResult([{ where: 'html', seen: `lang is “${lang}”, and the words are “${words}”.` }]);
  },
};
