const enhanced = new WeakSet<Element>();

const selectComponent = (name: string) => `[data-component="${name}"]`;

/**
 * Calls `enhance` once for each element of a component in `root`; one that it was called for before is left alone, so that
 * a page may call again after it has added HTML.
 */
export function enhanceEach(
  root: ParentNode,
  component: string,
  // A component is always printed as the same element, such as `dialog`.
  enhance: (element: never) => void,
): void {
  for (const element of root.querySelectorAll(selectComponent(component))) {
    if (enhanced.has(element)) continue;
    enhanced.add(element);
    enhance(element as never);
  }
}

/** The elements of a component with a `data-part`, without those of nested components. */
export const findParts = <E extends HTMLElement>(root: HTMLElement, part: string): E[] => {
  return [...root.querySelectorAll<E>(`[data-part="${part}"]`)].filter(
    (element) => element.closest(selectComponent(root.dataset.component ?? '')) === root,
  );
};

/** Sets attributes, or removes them. */
export function toggleAttributes(
  element: Element | null | undefined,
  isSet: boolean,
  attributes: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (isSet) element?.setAttribute(name, value);
    else element?.removeAttribute(name);
  }
}
