import type { ElementHandle, Page } from 'playwright';

/**
 * Controls that are shown and not disabled, for a rule that uses them one after the other: of those that are made alike
 * (same element, role, type, classes and surroundings) the first two, and not more than `most`.
 */
export async function findControls(
  page: Page,
  selector: string,
  most: number,
): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(
    ([wanted, limit]) => {
      const { sampleSimilar, isShown } = window.audit;
      const usable = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => isShown(element) && !element.matches(':disabled'),
      );
      return sampleSimilar(usable).slice(0, limit);
    },
    [selector, most] as const,
  );
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle) => handle !== null) as ElementHandle<HTMLElement>[];
}
