import { detectLanguage } from '../page-language/check.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Names of the languages in their own language, as in language switches. */
const OWN_NAMES = { en: /\benglish\b/i, es: /\bespañol\b/i } as const;

/** Text in another language than its context is marked with `lang`, for speech synthesis. */
export const languageOfParts: Rule = {
  id: 'language-of-parts',
  criteria: ['3.1.2'],
  invariantTo: ['theme'],
  async check(page) {
    const parts = await page.evaluate(() => {
      const { isShown, getCssPath } = window.audit;
      const blocks = 'p, li, dt, dd, td, th, caption, figcaption, blockquote, h1, h2, h3, h4, h5, h6, div';
      const getLang = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
      const texts = [...document.body.querySelectorAll(blocks)]
        .filter((block) => !block.querySelector(blocks) && isShown(block))
        .map((block) => {
          const copy = block.cloneNode(true) as Element;
          for (const marked of copy.querySelectorAll('[lang]')) marked.remove();
          return { where: getCssPath(block), lang: getLang(block), text: copy.textContent, isSwitch: false };
        });
      const switches = [...document.body.querySelectorAll('a[hreflang]')].filter(isShown).map((link) => {
        const marked = link.querySelector('[lang]') ?? link;
        return { where: getCssPath(link), lang: getLang(marked), text: link.textContent, isSwitch: true };
      });
      return [...texts, ...switches];
    });
    const known = parts.flatMap((part) => {
      const own = (['en', 'es'] as const).find((each) => OWN_NAMES[each].test(part.text));
      const language = part.isSwitch ? own : detectLanguage(part.text);
      return language ? [{ ...part, language }] : [];
    });
    const around = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      text: (document.querySelector('main') ?? document.body).innerText,
    }));
    const whole = detectLanguage(around.text);
    // page-language reports a page whose own lang is wrong.
    if (known.length === 0 || (whole && whole !== around.lang.slice(0, 2))) return inapplicable;
    return toResult(
      known
        .filter(({ lang, language }) => lang.slice(0, 2) !== language)
        .map(({ where, lang, language, text }) => ({
          where,
          seen: `“${text.trim().slice(0, 60)}” is “${language}” in a part marked “${lang}”.`,
        })),
    );
  },
};
