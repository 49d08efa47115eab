/** Options that are rendered at once: 10,000 would take a second, and nobody reads them. */
export const WINDOW_SIZE = 100;

/** The index of the first rendered option: the active one is within, with as many before it as after it. */
export function getWindowStart(active: number, count: number): number {
  const centered = active - WINDOW_SIZE / 2;
  return Math.max(0, Math.min(centered, count - WINDOW_SIZE));
}
