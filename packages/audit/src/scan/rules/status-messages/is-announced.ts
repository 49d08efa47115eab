import type { Page } from 'playwright';

/** Time until a visible message is announced: announcers wait for others to end. */
const ANNOUNCEMENT_TIMEOUT_MS = 2500;
/** Elements whose new text is announced: live regions, and dialogs, which are announced when they open. */
export const LIVE =
  '[role=status], [role=alert], [role=log], [role=alertdialog], [role=dialog], dialog, output, progress, [role=progressbar], [aria-live=polite], [aria-live=assertive]';

/** Whether a text is in a live region, or is added to one in time. */
export const isAnnounced = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    async ([live, message, timeout]) => {
      const isThere = () =>
        [...document.querySelectorAll(live)].some((region) =>
          region.textContent.replace(/\s+/g, ' ').includes(message),
        );
      const end = performance.now() + timeout;
      while (!isThere() && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return isThere();
    },
    [LIVE, text, ANNOUNCEMENT_TIMEOUT_MS] as const,
  );

/**
 * Watches empty, visually hidden elements outside live regions: text that is added there is meant to be announced. The
 * returned function waits for such text as long as `isAnnounced` does.
 */
export async function watchSilentText(page: Page): Promise<() => Promise<{ where: string; text: string }[]>> {
  const watched = await page.evaluateHandle((live) => {
    const { isVisuallyHidden, isShown, getCssPath } = window.audit;
    const elements = [...document.body.querySelectorAll('div, span, p, section, ul, ol')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent.trim() === '' &&
        isShown(element) &&
        isVisuallyHidden(element) &&
        !element.closest(`${live}, [aria-hidden=true], [inert]`) &&
        // A description is read with the described element.
        !(element.id && document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`)),
    );
    const found = new Map<string, string>();
    const observer = new MutationObserver(() => {
      for (const element of elements) {
        const text = element.textContent.replace(/\s+/g, ' ').trim();
        if (text !== '' && !found.has(getCssPath(element))) found.set(getCssPath(element), text);
      }
    });
    for (const element of elements)
      observer.observe(element, { subtree: true, childList: true, characterData: true });
    return { hasElements: elements.length > 0, found };
  }, LIVE);
  return () =>
    watched.evaluate(async ({ hasElements, found }, timeout) => {
      const end = performance.now() + timeout;
      while (hasElements && found.size === 0 && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...found].map(([where, text]) => ({ where, text }));
    }, ANNOUNCEMENT_TIMEOUT_MS);
}
