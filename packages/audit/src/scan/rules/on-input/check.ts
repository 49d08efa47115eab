import type { ElementHandle, Page } from 'playwright';

import { watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=file]), select, textarea';
const MAX_FIELDS = 40;

/** Sample values by type of field. */
const SAMPLE: Record<string, string> = {
  email: 'ana@example.org',
  tel: '2055550100',
  number: '7',
  url: 'https://example.org/',
  date: '2026-01-31',
  month: '2026-01',
  week: '2026-W05',
  time: '10:30',
  'datetime-local': '2026-01-31T10:30',
  color: '#336699',
};

/** Changes the value by user input; false when there is no other value. */
async function changeValue(page: Page, field: ElementHandle<HTMLElement>): Promise<boolean> {
  const { tag, type, other } = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element instanceof HTMLInputElement ? element.type : '',
    other:
      element instanceof HTMLSelectElement
        ? [...element.options].find((option) => !option.selected && !option.disabled)?.index
        : undefined,
  }));
  if (tag === 'SELECT') {
    if (other === undefined) return false;
    await (field as ElementHandle).selectOption({ index: other });
    return true;
  }
  await field.focus();
  if (type === 'checkbox' || type === 'radio') await page.keyboard.press('Space');
  else if (type === 'range') await page.keyboard.press('ArrowRight');
  else if (SAMPLE[type]) await field.fill(SAMPLE[type]);
  else await page.keyboard.type('ab');
  return true;
}

/** Changing a value causes no change of context. */
export const onInput: Rule = {
  id: 'on-input',
  criteria: ['3.2.2'],
  invariantTo: ['theme', 'width', 'language'],
  isSlow: true,
  needsScript: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const fields = await findControls(page, CONTROLS, MAX_FIELDS);
      const findings = [];
      let changed = 0;
      for (const field of fields) {
        const where = await field.evaluate((element) =>
          element.isConnected &&
          window.audit.isShown(element) &&
          !element.matches(
            ':disabled, :read-only:not(select, [type=checkbox], [type=radio], [type=range], [type=color])',
          )
            ? window.audit.getCssPath(element)
            : undefined,
        );
        if (where === undefined || !(await changeValue(page, field))) continue;
        changed += 1;
        const focusAt = await field.evaluate(
          (element) => document.activeElement === element || document.activeElement === document.body,
        );
        // Leaving the field fires its change event.
        await field.evaluate((element) => element.blur());
        const happened = await changes.since();
        const moved = await page.evaluate(() => {
          const { activeElement: active } = document;
          return active && active !== document.body ? window.audit.getCssPath(active) : undefined;
        });
        if (moved !== undefined && moved !== where) happened.push(`moves focus to ${moved}`);
        else if (!focusAt && happened.length === 0) happened.push('moves focus elsewhere');
        if (happened.length > 0)
          findings.push({ where, seen: `When its value changes, it ${happened.join(', and ')}.` });
      }
      return changed === 0 ? inapplicable : toResult(findings);
    }),
};
