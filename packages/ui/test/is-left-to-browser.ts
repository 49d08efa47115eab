/** Clicks with a key held; returns whether the browser may do what it does with such a click, such as open a new tab. */
export function isLeftToBrowser(element: Element, held: MouseEventInit = { ctrlKey: true }): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
  return isLeft;
}
