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
