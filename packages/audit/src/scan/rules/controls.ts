import type { ElementHandle, Page } from 'playwright';

/**
 * Finds visible, enabled controls for a rule that operates them one by one: the first two of similar ones (same element,
 * role, type, classes and parent), and not more than `limit`.
 */
export async function findControls(
  page: Page,
  selector: string,
  limit: number,
): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(
    ([wanted, max]) => {
      const { sampleSimilar, isShown } = window.audit;
      const usable = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => isShown(element) && !element.matches(':disabled'),
      );
      return sampleSimilar(usable).slice(0, max);
    },
    [selector, limit] as const,
  );
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle) => handle !== null) as ElementHandle<HTMLElement>[];
}
