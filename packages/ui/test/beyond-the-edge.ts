/** What stands out beyond an edge of the screen, where it can be scrolled to: the right one, or from right to left the left one. */
export function findBeyondTheEdge(container: Element): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...container.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth || left < 0;
    })
    .map((element) => `${element.tagName} ${element.textContent}`);
}
