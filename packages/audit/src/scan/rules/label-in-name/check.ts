import { inapplicable, toResult, type Rule } from '../rule.ts';

/** The accessible name contains the visible label, for speech input. */
export const labelInName: Rule = {
  id: 'label-in-name',
  criteria: ['2.5.3'],
  invariantTo: ['theme'],
  async check(page) {
    const found = await page.evaluate(() => {
      const { isShown, getCssPath, getVisibleText } = window.audit;
      const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const getExplicitName = (element: Element): string => {
        const parts = (element.getAttribute('aria-labelledby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .filter((part) => part !== null)
          .map((part) => part.getAttribute('aria-label') ?? part.textContent);
        return parts.length > 0 ? parts.join(' ') : (element.getAttribute('aria-label') ?? '');
      };
      const getVisibleLabel = (element: Element): string => {
        if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type))
          return element.value;
        const isField = element.matches('input, select, textarea');
        if (isField) return [...((element as HTMLInputElement).labels ?? [])].map(getVisibleText).join(' ');
        // In a font of icons a word is the name of its picture.
        const icons = [element, ...element.querySelectorAll('*')].filter((each) =>
          /icon|symbol|awesome|glyph/i.test(getComputedStyle(each).fontFamily),
        );
        return icons.reduce((text, icon) => text.replace(getVisibleText(icon), ''), getVisibleText(element));
      };
      const labelled = [
        ...document.querySelectorAll(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=menuitem], [role=option]',
        ),
      ]
        .filter(isShown)
        .map((element) => ({ element, label: getVisibleLabel(element), name: getExplicitName(element) }))
        // A name from the content contains the label anyway; a single letter is an icon.
        .filter(({ label, name }) => name !== '' && splitWords(label).join('').length > 1);
      if (labelled.length === 0) return null;
      return labelled
        .filter(({ label, name }) => {
          const text = ` ${splitWords(label).join(' ')} `;
          return !` ${splitWords(name).join(' ')} `.includes(text);
        })
        .map(({ element, label, name }) => ({
          where: getCssPath(element),
          seen: `Has the label “${label}” and the name “${name}”.`,
        }));
    });
    return found ? toResult(found) : inapplicable;
  },
};
