import { detectLanguage, isOtherLanguage, readUnmarkedText } from '../detect-language.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const isTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag);

/** The page has a `lang` that matches its text. */
export const pageLanguage: Rule = {
  id: 'page-language',
  criteria: ['3.1.1'],
  async check(page) {
    const { lang, text } = await readUnmarkedText(page);
    if (text.trim() === '') return inapplicable;
    if (!isTag(lang))
      return toResult([{ where: 'html', seen: `lang is “${lang}”, which is not a language tag.` }]);
    const language = detectLanguage(text);
    if (!language)
      return {
        outcome: 'cantTell',
        findings: [],
        reason: 'The text is too short, or in a language that the rule does not know.',
      };
    if (!isOtherLanguage(language, lang)) return toResult([]);
    return toResult([{ where: 'html', seen: `lang is “${lang}”, and the text is “${language}”.` }]);
  },
};
