import { failure } from './failure.ts';

/** The nearest block around a text node. */
function findBlock(text: Node): Element | null {
  let element = text.parentElement;
  while (element && /^(inline|contents)/.test(getComputedStyle(element).display))
    element = element.parentElement;
  return element;
}

/** The text of an element as a screen reader reads it, with single spaces and without `aria-hidden` parts; '' for no element. */
export function getText(element: Element | null | undefined): string {
  if (!element) return '';
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let content = '';
  let block: Element | null = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('[aria-hidden="true"]')) continue;
    if (findBlock(text) !== block) content += ' ';
    block = findBlock(text);
    content += text.nodeValue ?? '';
  }
  return content.replaceAll(/\s+/g, ' ').trim();
}

/** The text of each element that matches a selector. */
export const getTexts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(getText);

/** The element itself or the first one in it that matches a selector. Throws with the selector when there is none. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in querySelector: the selector determines the type
export function find<Found extends Element = HTMLElement>(
  tester: string,
  root: Element,
  selector: string,
): Found {
  const found = root.matches(selector) ? root : root.querySelector(selector);
  if (found) return found as Found;
  throw failure(
    tester,
    `there is no ${selector} in the element that was given.`,
    'Nothing of what this test says of the component can be known.',
    'Give the component itself or an element around it, and render it first.',
  );
}

/** The first of several elements with this text or `aria-label`. Throws with the texts of all when there is none. */
export function findByText<Found extends HTMLElement>(
  tester: string,
  elements: Iterable<Found>,
  name: string,
): Found {
  const all = [...elements];
  const found = all.find((each) => getText(each) === name || each.getAttribute('aria-label') === name);
  if (found) return found;
  throw failure(
    tester,
    `nothing is called “${name}”.`,
    'A person who looks for it does not find it.',
    `There is: ${all.map((each) => `“${getText(each)}”`).join(', ') || 'nothing'}.`,
  );
}
