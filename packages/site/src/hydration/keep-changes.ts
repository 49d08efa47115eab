/** What a person changes on a page before script, other than focus. */
const CHANGEABLE = 'input, textarea, select, details';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** What an element has in common with its successor. Names that are ids of React differ. */
const describe = (element: Element): string =>
  ['type', 'name', 'href', ...(isBox(element) ? ['value'] : [])]
    .map((name) => element.getAttribute(name)?.replace(/^_.*/s, ''))
    .join('\n');

/** The element that React has rendered in place of one: of the same description and place among its like. */
function findSuccessor(element: Element, before: readonly Element[], now: Iterable<Element>) {
  const listLike = (tops: Iterable<Element>) =>
    [...tops]
      .flatMap((top) => [...top.querySelectorAll<HTMLElement>(element.localName)])
      .filter((each) => describe(each) === describe(element));
  return listLike(now)[listLike(before).findIndex((each) => each === element)];
}

/** Sets a value past React, so that it takes the event for a person's. */
function enter(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.value === to.value) return;
    to.value = from.value;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isBox(from) && isBox(to)) {
    // Of radio buttons only the chosen one is pressed.
    if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
  } else if (isTextField(from) && isTextField(to) && from.type !== 'hidden' && from.value !== to.value)
    enter(to, from.value);
}

function copyFocus(from: Element, to: HTMLElement): void {
  // Without what had changed the page, it may be out of view.
  to.focus();
  if (!isTextField(from) || !isTextField(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/**
 * Keeps what a person types, ticks, chooses, opens and focuses while React renders the page anew.
 * @returns puts it back, once, without a pause in which a key would be lost.
 */
export function keepChanges(root: Element): () => void {
  // They still have their state when React has replaced them.
  const before = [...root.children];
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  root.addEventListener('focusin', noteFocus);

  const putBack = async () => {
    const tops = before.splice(0).filter(({ isConnected }) => !isConnected);
    const last = focused;
    root.removeEventListener('focusin', noteFocus);
    for (const element of tops.flatMap((top) => [...top.querySelectorAll(CHANGEABLE)])) {
      // React first renders what an earlier change shows.
      await Promise.resolve();
      const successor = findSuccessor(element, tops, root.children);
      if (successor) copyState(element, successor);
    }
    const successor = last && findSuccessor(last, tops, root.children);
    if (successor && document.activeElement === document.body) copyFocus(last, successor);
  };
  return () => void putBack();
}
