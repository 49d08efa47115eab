import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';

/**
 * Opens a disclosure when the hash names it or an element in it.
 *
 * @param onOpen called just before it opens.
 * @returns the element that the hash names; null when it is not in this disclosure.
 */
export function openForHash(details: HTMLDetailsElement, onOpen?: () => void): Element | null {
  const target = getFragmentTarget(location.hash);
  if (!target || !details.contains(target)) return null;
  if (!details.open) onOpen?.();
  details.open = true;
  return target;
}

/** As `openForHash`, after a link was followed: focus moves to the summary, or the target of the link scrolls into view. */
export function followHash(details: HTMLDetailsElement, onOpen?: () => void): void {
  const target = openForHash(details, onOpen);
  if (target === details) details.querySelector('summary')?.focus();
  else scrollIntoView(target);
}

const stylesOpenForPrint = () => typeof CSS === 'object' && CSS.supports('selector(::details-content)');

/**
 * Opens a disclosure while the page is printed, in browsers whose styles cannot. The `name` is removed meanwhile,
 * since only one disclosure of a name can be open.
 *
 * @param onChange called just before it opens, and before it closes again.
 * @returns a function that removes the listeners.
 */
export function openForPrint(details: HTMLDetailsElement, onChange?: () => void): () => void {
  if (stylesOpenForPrint()) return () => undefined;
  let restore: (() => void) | undefined;
  const before = () => {
    if (details.open) return;
    const name = details.getAttribute('name');
    details.removeAttribute('name');
    onChange?.();
    details.open = true;
    restore = () => {
      onChange?.();
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    };
  };
  const after = () => {
    restore?.();
    restore = undefined;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
