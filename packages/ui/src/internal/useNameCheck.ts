import { useEffect } from 'react';
import { warnOnce } from './warn-once.ts';

const NAME_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'alt', 'title'];
/** Not the component's own note beside the name that the page gives. */
const NO_NAME = '[aria-hidden="true"], style, script, [data-part="new-window"]';

/** Whether an element or its content is read: by text, or by an attribute that names it, such as the `alt` of an image. */
function hasName(node: Node): boolean {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  if (node.matches(NO_NAME)) return false;
  if (NAME_ATTRIBUTES.some((name) => (node.getAttribute(name) ?? '').trim() !== '')) return true;
  return [...node.childNodes].some(hasName);
}

let isChecked = false;

/**
 * Warns a developer, once, of each button or link on the page without a name, such as one that holds an icon alone:
 * what its children render is known only there. Reads the page once a commit. A production build drops the call.
 */
export function useNameCheck(): void {
  useEffect(() => {
    if (isChecked) return;
    isChecked = true;
    queueMicrotask(() => {
      isChecked = false;
    });
    for (const element of document.querySelectorAll('[data-component="button"], [data-component="link"]')) {
      if (hasName(element)) continue;
      warnOnce(element.getAttribute('data-component') === 'button' ? 'Button' : 'Link', {
        what: `\`children\` has no text in ${element.outerHTML.slice(0, 200)}.`,
        why: 'People who use a screen reader cannot tell what it does.',
        todo: 'Give `children` the text that names it, or an icon that has `alt` or `aria-label`.',
      });
    }
  });
}
