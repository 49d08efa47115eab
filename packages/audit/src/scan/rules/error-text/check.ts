import { inapplicable, toResult, type Rule } from '../rule.ts';

/** The visible message of an error says, also to a screen reader, which of several fields it is about. */
export const errorText: Rule = {
  id: 'error-text',
  criteria: ['3.3.1'],
  invariantTo: ['theme', 'width'],
  async check(page) {
    const found = await page.evaluate(() => {
      const { isShown, isExposed, isVisuallyHidden, getCssPath, getVisibleText, getName } = window.audit;
      const inputs =
        'input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image]), select, textarea';
      const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
      const contains = (text: string, part: string) =>
        splitWords(part).length > 0 &&
        ` ${splitWords(text).join(' ')} `.includes(` ${splitWords(part).join(' ')} `);
      const isError = (element: Element) =>
        `${element.id} ${element.getAttribute('class') ?? ''}`
          .split(/[\s_-]|(?=[A-Z])/)
          .some((part) => /^errors?$/i.test(part));
      const judge = (message: Element, form: Element, text: string): string => {
        if (!isExposed(message)) {
          const isRepeated = [...form.querySelectorAll('*')].some(
            (other) =>
              !message.contains(other) &&
              !other.contains(message) &&
              isExposed(other) &&
              contains(other.textContent, text),
          );
          return isRepeated ? '' : `“${text}” is hidden from screen readers.`;
        }
        const fields = [...form.querySelectorAll(inputs)].filter(isShown).map((field) => ({
          field,
          name: getName(field),
          group: field.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
        }));
        const isReferenced = fields.some(({ field }) =>
          ['aria-describedby', 'aria-errormessage'].some((attribute) =>
            field.getAttribute(attribute)?.split(/\s+/).includes(message.id),
          ),
        );
        const around = message.parentElement?.closest(`:has(${inputs})`);
        // Its place says which field it is about.
        if (isReferenced || around?.querySelectorAll(inputs).length === 1) return '';
        const namesake = fields.find(({ name, group }) => {
          const same = fields.filter((other) => other.name === name);
          const isNamed = same.some((other) => contains(text, other.group));
          return contains(text, name) && !isNamed && same.some((other) => other.group !== group);
        });
        if (namesake) return `“${text}”: several fields have the label “${namesake.name}”.`;
        const isFirst = fields.every(
          ({ field }) => (message.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        );
        const isNaming = fields.some(({ name, group }) =>
          splitWords(`${name} ${group}`).some((word) => splitWords(text).includes(word)),
        );
        const isMarked = form.querySelector('[aria-invalid=true]') !== null || message.querySelector('a');
        return fields.length > 1 && isFirst && !isNaming && !isMarked
          ? `“${text}” does not say in which field.`
          : '';
      };
      return [...document.querySelectorAll('form [id], form [class]')].flatMap((message) => {
        const form = message.closest('form');
        const isPart = message.matches(`${inputs}, label, button`) || message.querySelector(inputs) !== null;
        if (!form?.querySelector(inputs) || !isError(message) || isPart) return [];
        if (!isShown(message) || isVisuallyHidden(message)) return [];
        const text = getVisibleText(message);
        if (splitWords(text).length < 2) return [];
        return [{ where: getCssPath(message), seen: judge(message, form, text) }];
      });
    });
    return found.length > 0 ? toResult(found.filter(({ seen }) => seen !== '')) : inapplicable;
  },
};
