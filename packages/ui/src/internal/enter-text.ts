/** Replaces the text of an input as a person would, with the events that React and forms with a draft listen to. */
export function enterText(input: HTMLInputElement, text: string): void {
  // React overrides the element's own setter, and takes no event for a change that came through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
