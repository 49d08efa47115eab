import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';
import { isAnnounced, LIVE, watchSilentText } from './is-announced.ts';

const CONTROLS =
  'button[type=button], button:not([type], form *), [role=button], [role=switch], input:is([type=checkbox], [type=radio], [type=search], [role=combobox]), select';
const MAX_CONTROLS = 30;

/** Terms of status messages in English and Spanish; other text is content. */
const MESSAGE =
  /\b(no results?|results?|found|showing|loading|saved|saving|sent|copied|added|removed|updated|deleted|downloaded|error|failed|success|done|thank|ning[uú]n|sin resultados|resultados?|encontrad[oa]s?|mostrando|cargando|guardad[oa]s?|enviad[oa]s?|copiad[oa]s?|a[ñn]adid[oa]s?|agregad[oa]s?|quitad[oa]s?|eliminad[oa]s?|actualizad[oa]s?|descargad[oa]s?|fall[oó]|listo|gracias)\b/i;

/** A status message that appears without focus is in a live region. */
export const statusMessages: Rule = {
  id: 'status-messages',
  criteria: ['4.1.3'],
  invariantTo: ['theme', 'width'],
  isSlow: true,
  needsScript: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const findSilentText = await watchSilentText(page);
      const controls = await findControls(page, CONTROLS, MAX_CONTROLS);
      const findings = new Map<string, string>();
      let messages = 0;
      for (const control of controls) {
        const kind = await control.evaluate((element) => {
          const isUsable =
            element.isConnected && window.audit.isShown(element) && !element.matches(':disabled');
          // A trigger shows content, not a message.
          if (!isUsable || element.matches('[aria-expanded]:not(input), [aria-haspopup]')) return undefined;
          if (element instanceof HTMLSelectElement) return 'select';
          return element.matches('input:not([type=checkbox], [type=radio])') ? 'text' : 'press';
        });
        if (!kind) continue;
        await page.evaluate(() => {
          const { isShown } = window.audit;
          const all = [...document.body.querySelectorAll('*')];
          window.auditText = new Map(all.filter(isShown).map((element) => [element, element.textContent]));
        });
        await control.focus();
        if (kind === 'text') await page.keyboard.type('zzz');
        else if (kind === 'press') await page.keyboard.press('Space');
        else await page.keyboard.press('ArrowDown');
        await changes.since();
        await waitForEffects(page);
        const appeared = await page.evaluate((live) => {
          const { isVisuallyHidden, isShown, getCssPath } = window.audit;
          const changed = [...document.body.querySelectorAll('*')].filter(
            (element) => isShown(element) && window.auditText.get(element) !== element.textContent,
          );
          const innermost = changed.filter(
            (element) => !changed.some((other) => other !== element && element.contains(other)),
          );
          const { activeElement: active } = document;
          return innermost
            .filter((element) => !element.matches('option, select, textarea, script, style'))
            .filter(
              (element) =>
                !(
                  active &&
                  (element.contains(active) || active.contains(element)) &&
                  active !== document.body
                ),
            )
            .map((element) => ({
              where: getCssPath(element),
              text: element.textContent.replace(/\s+/g, ' ').trim(),
              isLive: element.closest(live) !== null,
              isSeen: !isVisuallyHidden(element),
            }));
        }, LIVE);
        const candidates = appeared.filter(({ text }) => text.length < 150 && MESSAGE.test(text));
        messages += candidates.length;
        for (const { where, text, isLive, isSeen } of candidates) {
          // The same text may also be in a hidden live region.
          if (isLive || !isSeen || (await isAnnounced(page, text))) continue;
          findings.set(where, `“${text.slice(0, 80)}” appears without focus, outside a live region.`);
        }
      }
      for (const { where, text } of await findSilentText()) {
        messages += 1;
        findings.set(where, `“${text.slice(0, 80)}” is added to a hidden element outside a live region.`);
      }
      if (messages === 0) return inapplicable;
      return toResult([...findings].map(([where, seen]) => ({ where, seen })));
    }),
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Text of visible elements before a control was used. */
    auditText: Map<Element, string>;
  }
}
