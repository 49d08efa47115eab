import type { Page } from 'playwright';

/** How long a message that is seen may wait to be read out, in milliseconds: announcers let others end first. */
const ANNOUNCEMENT_TIMEOUT_MS = 2500;
/** Where words that come are read out: live regions, and dialogs, which are read out when they open. */
export const LIVE =
  '[role=status], [role=alert], [role=log], [role=alertdialog], [role=dialog], dialog, output, progress, [role=progressbar], [aria-live=polite], [aria-live=assertive]';

/** These words stand in a live region, or come into one soon. */
export const isAnnounced = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    async ([live, words, within]) => {
      const isThere = () =>
        [...document.querySelectorAll(live)].some((region) =>
          region.textContent.replace(/\s+/g, ' ').includes(words),
        );
      const end = performance.now() + within;
      while (!isThere() && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return isThere();
    },
    [LIVE, text, ANNOUNCEMENT_TIMEOUT_MS] as const,
  );

/**
 * Watches what is empty, cut to nothing for the eye, and no live region: words that are put there are meant to be read
 * out. What it gives are those words; where there is such a place, it waits for them as long as `isReadOut` does.
 */
export async function watchSilentText(page: Page): Promise<() => Promise<{ where: string; text: string }[]>> {
  const heard = await page.evaluateHandle((live) => {
    const { isVisuallyHidden, isShown, getCssPath } = window.audit;
    const places = [...document.body.querySelectorAll('div, span, p, section, ul, ol')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent.trim() === '' &&
        isShown(element) &&
        isVisuallyHidden(element) &&
        !element.closest(`${live}, [aria-hidden=true], [inert]`) &&
        // A description that changes is read out with what it describes.
        !(element.id && document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`)),
    );
    const found = new Map<string, string>();
    const observer = new MutationObserver(() => {
      for (const place of places) {
        const text = place.textContent.replace(/\s+/g, ' ').trim();
        if (text !== '' && !found.has(getCssPath(place))) found.set(getCssPath(place), text);
      }
    });
    for (const place of places)
      observer.observe(place, { subtree: true, childList: true, characterData: true });
    return { hasPlaces: places.length > 0, found };
  }, LIVE);
  return () =>
    heard.evaluate(async ({ hasPlaces, found }, within) => {
      const end = performance.now() + within;
      while (hasPlaces && found.size === 0 && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...found].map(([where, text]) => ({ where, text }));
    }, ANNOUNCEMENT_TIMEOUT_MS);
}
