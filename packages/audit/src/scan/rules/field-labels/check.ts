import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Text or sign of a required field, in English and Spanish. */
const REQUIRED = /\*|\b(required|must|obligatori[oa]s?|requerid[oa]s?|necesari[oa]s?|debe)\b/i;

/** Each field has a visible, persistent label, and required fields are marked. */
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
          // A custom checkbox covers its invisible input; its label shows where it is.
          const isDrawn = isSeen(field) || [...(field.labels ?? [])].some(isSeen);
          return isDrawn && !field.matches(':disabled') && !field.closest('[aria-hidden=true], [inert]');
        })
        .map((field) => {
          const labels = [...(field.labels ?? []), ...byIds(field, 'aria-labelledby')];
          // The label of a button beside a single field counts: “Search”.
          const box = field.parentElement?.closest('form, search, [role=search], div, p');
          const isAlone = box?.querySelectorAll('input:not([type=hidden]), select, textarea').length === 1;
          const button = isAlone && box.querySelector('button, input[type=submit]');
          // A box in a row of a table selects what the headers of the row name.
          const isChoice = field.matches('[type=radio], [type=checkbox]');
          const headers = isChoice ? [...(field.closest('tr')?.querySelectorAll('th') ?? [])] : [];
          const text = [
            ...[...labels, ...headers].filter(isSeen).map(getVisibleText),
            button ? getVisibleText(button) : '',
          ]
            .join(' ')
            .trim();
          const around = [...nameOfGroup(findGroup(field)), ...byIds(field, 'aria-describedby')].map(
            getVisibleText,
          );
          const note = isChoice ? '' : (field.form?.querySelector('p')?.textContent ?? '');
          return {
            where: getCssPath(field),
            isRequired: field.required || field.ariaRequired === 'true',
            text,
            context: [text, ...around, note].join(' '),
          };
        });
    });
    if (fields.length === 0) return inapplicable;
    return toResult(
      fields.flatMap(({ where, isRequired, text, context }) => {
        if (text === '') return [{ where, seen: 'Has no visible label.' }];
        if (isRequired && !REQUIRED.test(context))
          return [{ where, seen: `“${text}” is required without a visible mark.` }];
        return [];
      }),
    );
  },
};
