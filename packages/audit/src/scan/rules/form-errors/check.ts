import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_FIELDS = 20;

/** An invalid field has an associated message, and an error summary links to invalid fields. */
export const formErrors: Rule = {
  id: 'form-errors',
  criteria: ['3.3.1'],
  invariantTo: ['theme', 'width'],
  isSlow: true,
  needs: '[aria-invalid], input, select, textarea, [role=alert], [role=group], fieldset',
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      const read = () =>
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
          /** ARIA 1.2 has no aria-invalid for a group of checkboxes: its message is enough. */
          const isMarked = (field: Element) =>
            field.closest('[aria-invalid=true]') !== null ||
            field.querySelector('[aria-invalid=true]') !== null ||
            (field.matches('[type=checkbox], fieldset, [role=group]') && hasErrorMessage(field));
          const invalid = [...document.querySelectorAll('[aria-invalid=true]')].filter(
            (element) => isShown(element) && !element.closest('[aria-hidden=true], [inert]'),
          );
          const withoutMessage = invalid
            .filter((element) => !hasErrorMessage(element))
            .map((element) => ({
              where: getCssPath(element),
              seen: 'Is marked as invalid without an associated, visible message.',
            }));
          // An error summary: links to fields in an alert, or in a container with focus.
          const lists = document.querySelectorAll('[role=alert], [tabindex="-1"]:is(:focus, [autofocus])');
          const links = [...lists]
            .flatMap((list) => [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')])
            .filter((link) => link.pathname === location.pathname && isShown(link))
            .map((link) => ({
              link,
              field: window.audit.findTarget(link.hash),
            }));
          const listed = links
            .filter(({ field }) => field === null || (field.matches(fields) && !isMarked(field)))
            .map(({ link, field }) => ({
              where: getCssPath(field ?? link),
              seen: field
                ? `The error summary links here (“${getVisibleText(link)}”), and the field is not marked as invalid.`
                : `“${getVisibleText(link)}” does not link to a field.`,
            }));
          return { count: invalid.length + links.length, findings: [...withoutMessage, ...listed] };
        });
      const found = new Map<string, string>();
      let count = 0;
      const take = async () => {
        const seen = await read();
        count += seen.count;
        for (const finding of seen.findings) found.set(finding.where, finding.seen);
      };
      await take();
      await triggerHydration(page);
      await watchContext(page);
      // No form is submitted, but a field may validate on blur.
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
