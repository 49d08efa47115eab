import { failure } from './failure.ts';

/** The nearest element around a text that begins a line of its own. */
function findBlock(text: Node): Element | null {
  let element = text.parentElement;
  while (element && /^(inline|contents)/.test(getComputedStyle(element).display))
    element = element.parentElement;
  return element;
}

/** The words of an element as they are heard, with single spaces and without what is for the eye; '' when it is not there. */
export function getText(element: Element | null | undefined): string {
  if (!element) return '';
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  let block: Element | null = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('[aria-hidden="true"]')) continue;
    if (findBlock(text) !== block) words += ' ';
    block = findBlock(text);
    words += text.nodeValue ?? '';
  }
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** The words of each element that a selector finds. */
export const getTexts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(getText);

/** The element itself or the first one in it that a selector finds. Throws with what was looked for when there is none. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as querySelector: the selector says which
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

/** The first of several elements with just these words. Throws with the words that are there when none has them. */
export function findByText<Found extends HTMLElement>(
  tester: string,
  elements: Iterable<Found>,
  words: string,
): Found {
  const all = [...elements];
  const found = all.find((each) => getText(each) === words || each.getAttribute('aria-label') === words);
  if (found) return found;
  throw failure(
    tester,
    `nothing is called “${words}”.`,
    'A person who looks for it does not find it.',
    `There is: ${all.map((each) => `“${getText(each)}”`).join(', ') || 'nothing'}.`,
  );
}
