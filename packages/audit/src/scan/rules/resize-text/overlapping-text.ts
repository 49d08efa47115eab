import type { Page } from 'playwright';

/** Finds elements whose text overlaps that of another. Ignores fixed and sticky elements. */
export async function findOverlappingText(page: Page): Promise<{ upper: string; lower: string }[]> {
  return page.evaluate(() => {
    const { isVisuallyHidden, isShown, getCssPath } = window.audit;
    type Line = { element: Element; left: number; right: number; top: number; bottom: number };
    const isSticky = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    /** The part of a line that no ancestor clips. */
    const clipLine = (line: Line): Line => {
      const seen = { ...line };
      for (let at = line.element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        seen.left = Math.max(seen.left, box.left);
        seen.right = Math.min(seen.right, box.right);
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      return seen;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      if (!element || currentNode.textContent?.trim() === '') continue;
      if (!isShown(element) || isVisuallyHidden(element) || isSticky(element)) continue;
      range.selectNodeContents(currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        lines.push(clipLine({ element, left, right, top, bottom }));
    }
    lines.sort((a, b) => a.top - b.top);
    const pairs = new Map<string, { upper: string; lower: string }>();
    for (const [at, line] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= line.bottom) break;
        if (other.element === line.element) continue;
        const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const high = Math.min(line.bottom, other.bottom) - other.top;
        const smaller = Math.min(line.bottom - line.top, other.bottom - other.top);
        // Line boxes are higher than their letters: an overlap covers at least half of a line.
        if (wide < 4 || high < smaller / 2 || smaller < 4) continue;
        const pair = { upper: getCssPath(other.element), lower: getCssPath(line.element) };
        pairs.set(`${pair.upper} ${pair.lower}`, pair);
      }
    }
    return [...pairs.values()];
  });
}
