import { detectLanguage, isOtherLanguage, readUnmarkedText } from '../detect-language.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Names of the languages in their own language, as in language switches. */
const OWN_NAMES = { en: /\benglish\b/i, es: /\bespañol\b/i } as const;

/** Frequent words that a marked part needs: who marks a few words has thought of their language. */
const MIN_WORDS_OF_MARKED = 3;

/** Text in another language than its context is marked with `lang`, for speech synthesis. */
export const languageOfParts: Rule = {
  id: 'language-of-parts',
  criteria: ['3.1.2'],
  invariantTo: ['theme'],
  async check(page) {
    const parts = await page.evaluate(() => {
      const { isShown, getCssPath } = window.audit;
      const blocks = 'p, li, dt, dd, td, th, caption, figcaption, blockquote, h1, h2, h3, h4, h5, h6, div';
      const read = (element: Element) => {
        const copy = element.cloneNode(true) as Element;
        for (const marked of copy.querySelectorAll('[lang]')) marked.remove();
        const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
        return { where: getCssPath(element), lang, text: copy.textContent };
      };
      const texts = [...document.body.querySelectorAll(blocks)]
        .filter((block) => !block.querySelector(blocks) && !block.hasAttribute('lang') && isShown(block))
        .map((block) => ({ ...read(block), kind: 'block' }));
      const marked = [...document.body.querySelectorAll('[lang]:not([lang=""])')]
        .filter(isShown)
        .map((part) => ({ ...read(part), kind: 'marked' }));
      // Its name may stand beside a note in the language of the page.
      const switches = [...document.body.querySelectorAll('a[hreflang]')].filter(isShown).flatMap((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const names = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          const lang = parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
          names.push({ where: getCssPath(link), lang, text: textContent ?? '', kind: 'switch' });
        }
        return names;
      });
      return [...texts, ...marked, ...switches];
    });
    const known = parts.flatMap((part) => {
      const own = (['en', 'es'] as const).find((each) => OWN_NAMES[each].test(part.text));
      const least = part.kind === 'marked' ? MIN_WORDS_OF_MARKED : undefined;
      const language = part.kind === 'switch' ? own : detectLanguage(part.text, least);
      return language ? [{ ...part, language }] : [];
    });
    const around = await readUnmarkedText(page);
    const whole = detectLanguage(around.text);
    // page-language reports a page whose own lang is wrong.
    if (known.length === 0 || (whole && isOtherLanguage(whole, around.lang))) return inapplicable;
    return toResult(
      known
        .filter(({ lang, language }) => isOtherLanguage(language, lang))
        .map(({ where, lang, language, text }) => ({
          where,
          seen: `“${text.trim().slice(0, 60)}” is “${language}” in a part marked “${lang}”.`,
        })),
    );
  },
};
