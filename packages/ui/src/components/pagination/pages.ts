/** Pages that are left out between two that are linked, both counted from 1. */
export type Gap = { from: number; to: number };

/** A page's number, or what is left out. */
export type PageItem = number | Gap;

/** The nearest page that there is; a whole number from 1 to the last. */
export const pageWithin = (page: number, pageCount: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), pageCount);

/** First, last, the current page and its neighbors; a gap only for two pages or more. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const linked = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return linked.flatMap((each, index): PageItem[] => {
    const before = linked[index - 1] ?? each - 1;
    const left = each - before - 1;
    if (left === 0) return [each];
    return left === 1 ? [each - 1, each] : [{ from: before + 1, to: each - 1 }, each];
  });
}
