/** The tab that a key leads to, from the one that has focus; undefined for keys that are not for tabs. */
export function tabForKey(
  key: string,
  from: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
