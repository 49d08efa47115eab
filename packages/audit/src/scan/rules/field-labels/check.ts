import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Words that say that an answer is required, in English and Spanish, or the sign that stands for them. */
const REQUIRED = /\*|\b(required|must|obligatori[oa]s?|requerid[oa]s?|necesari[oa]s?|debe)\b/i;

/** Each field has a label that is seen and stays, and one that has to be filled in says so. */
export const fieldLabels: Rule = {
  id: 'field-labels',
  criteria: ['3.3.2'],
  invariantTo: ['theme'],
  async check(page) {
    const fields = await page.evaluate(() => {
      const { isVisuallyHidden, isShown, getCssPath, getVisibleText } = window.audit;
      const isSeen = (element: Element) => isShown(element) && !isVisuallyHidden(element);
      const byIds = (element: Element, attribute: string) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .filter((part) => part !== null);
      const findGroup = (element: Element) => element.closest('fieldset, [role=group], [role=radiogroup]');
      const nameOfGroup = (group: Element | null) =>
        group ? [...group.querySelectorAll(':scope > legend'), ...byIds(group, 'aria-labelledby')] : [];
      return [
        ...document.querySelectorAll<HTMLInputElement>(
          'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea',
        ),
      ]
        .filter((field) => {
          // A box that is drawn anew lies unseen under what is drawn; its label shows where it is.
          const isDrawn = isSeen(field) || [...(field.labels ?? [])].some(isSeen);
          return isDrawn && !field.matches(':disabled') && !field.closest('[aria-hidden=true], [inert]');
        })
        .map((field) => {
          const labels = [...(field.labels ?? []), ...byIds(field, 'aria-labelledby')];
          // Beside a single field, a button with words says what it is for: “Search”.
          const box = field.parentElement?.closest('form, search, [role=search], div, p');
          const isAlone = box?.querySelectorAll('input:not([type=hidden]), select, textarea').length === 1;
          const button = isAlone && box.querySelector('button, input[type=submit]');
          const text = [...labels.filter(isSeen).map(getVisibleText), button ? getVisibleText(button) : '']
            .join(' ')
            .trim();
          const around = [...nameOfGroup(findGroup(field)), ...byIds(field, 'aria-describedby')].map(
            getVisibleText,
          );
          const isChoice = field.matches('[type=radio], [type=checkbox]');
          const note = isChoice ? '' : (field.form?.querySelector('p')?.textContent ?? '');
          return {
            where: getCssPath(field),
            isRequired: field.required || field.ariaRequired === 'true',
            text,
            said: [text, ...around, note].join(' '),
          };
        });
    });
    if (fields.length === 0) return inapplicable;
    return toResult(
      fields.flatMap(({ where, isRequired, text, said }) => {
        if (text === '') return [{ where, seen: 'No label of it is seen.' }];
        if (isRequired && !REQUIRED.test(said))
          return [{ where, seen: `“${text}” is required, and nothing that is seen says so.` }];
        return [];
      }),
    );
  },
};
