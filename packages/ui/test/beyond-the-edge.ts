/**
 * Elements that overflow the viewport at its inline end, where they can be scrolled to: right, or left in right-to-left.
 * What an ancestor inside the viewport clips or scrolls itself is not there.
 */
export function findBeyondTheEdge(container: Element): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isBeyond = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return right > innerWidth || left < 0;
  };
  const isClipped = ({ parentElement: parent }: Element): boolean =>
    parent !== null &&
    ((getComputedStyle(parent).overflowX !== 'visible' &&
      !(parent instanceof SVGElement) &&
      !isBeyond(parent)) ||
      isClipped(parent));
  return [...container.querySelectorAll('*')]
    .filter((element) => isBeyond(element) && !isClipped(element))
    .map((element) => `${element.tagName} ${element.textContent}`);
}
