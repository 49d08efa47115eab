import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_FIELDS = 20;

/** An error is told in words, at the field that it is about, and in a list of errors by a link to that field. */
export const formErrors: Rule = {
  id: 'form-errors',
  criteria: ['3.3.1'],
  invariantTo: ['theme', 'width'],
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      const look = () =>
        page.evaluate(() => {
          const { isShown, getCssPath, getVisibleText } = window.audit;
          const fields =
            'input:not([type=hidden]), select, textarea, [role=radiogroup], [role=group], fieldset';
          const findMessages = (element: Element | null): Element[] =>
            ['aria-errormessage', 'aria-describedby']
              .flatMap((attribute) => (element?.getAttribute(attribute) ?? '').split(/\s+/))
              .map((id) => document.getElementById(id))
              .filter((part) => part !== null);
          const findGroup = (element: Element) =>
            element.closest('fieldset, [role=group], [role=radiogroup]');
          const hasErrorMessage = (element: Element) =>
            [...findMessages(element), ...findMessages(findGroup(element))].some(
              (each) => getVisibleText(each) !== '',
            );
          /** A group of boxes cannot be marked as wrong in ARIA 1.2: its message is all. */
          const isMarked = (field: Element) =>
            field.closest('[aria-invalid=true]') !== null ||
            field.querySelector('[aria-invalid=true]') !== null ||
            (field.matches('[type=checkbox], fieldset, [role=group]') && hasErrorMessage(field));
          const invalid = [...document.querySelectorAll('[aria-invalid=true]')].filter(
            (element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]'),
          );
          const untold = invalid
            .filter((element) => !hasErrorMessage(element))
            .map((element) => ({
              where: getCssPath(element),
              seen: 'Is marked as wrong, and no words that are seen are tied to it.',
            }));
          // A list of errors: links to fields, in an alert, or in a box that focus was put on.
          const lists = document.querySelectorAll('[role=alert], [tabindex="-1"]:is(:focus, [autofocus])');
          const links = [...lists]
            .flatMap((list) => [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')])
            .filter((link) => link.pathname === location.pathname && isShown(link))
            .map((link) => ({
              link,
              field: document.getElementById(decodeURIComponent(link.hash.slice(1))),
            }));
          const listed = links
            .filter(({ field }) => field === null || (field.matches(fields) && !isMarked(field)))
            .map(({ link, field }) => ({
              where: getCssPath(field ?? link),
              seen: field
                ? `The list of errors leads here (“${getVisibleText(link)}”), and the field is not marked as wrong.`
                : `“${getVisibleText(link)}” leads to no field.`,
            }));
          return { count: invalid.length + links.length, findings: [...untold, ...listed] };
        });
      const found = new Map<string, string>();
      let count = 0;
      const take = async () => {
        const seen = await look();
        count += seen.count;
        for (const { where, seen: words } of seen.findings) found.set(where, words);
      };
      await take();
      await triggerHydration(page);
      await watchContext(page);
      // Forms are not sent: a field that is left with a wrong value may tell it at once.
      const fields = await findControls(
        page,
        'input:is([type=email], [type=url], [type=number], [required]), textarea[required]',
        MAX_FIELDS,
      );
      for (const field of fields) {
        const isText = await field.evaluate(
          (element) => element.isConnected && !element.matches('[type=radio], [type=checkbox], :read-only'),
        );
        if (!isText) continue;
        await field.focus();
        await page.keyboard.type('-');
        await page.keyboard.press('Backspace');
        await field.evaluate((element) => element.blur());
        await waitForEffects(page);
      }
      if (fields.length > 0) await take();
      return count === 0 ? inapplicable : toResult([...found].map(([where, seen]) => ({ where, seen })));
    }),
};
