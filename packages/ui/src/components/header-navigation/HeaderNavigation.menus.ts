import { isUsedKey } from '../../internal/has-modifier.ts';
import { isVisible } from '../../internal/layout.ts';

const openIn = (element: Element) => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')];
const getSummary = (details: HTMLDetailsElement) => details.querySelector('summary');

/** Whether it lies over the page, and so hides something: only then leaving it closes it. */
const covers = (details: HTMLDetailsElement) => {
  const content = details.querySelector(':scope > :not(summary)');
  return content !== null && getComputedStyle(content).position === 'absolute';
};

function close(all: HTMLDetailsElement[]) {
  for (const details of all) details.open = false;
}

/**
 * Adds to the native disclosures of a navigation what they lack: Escape closes and gives focus back, leaving closes
 * what covers the page, following a link closes all, and one group is open at a time where `name` is unknown
 * (Safari before 17.2, Firefox before 130).
 *
 * @returns what removes the listeners.
 */
export function connectMenus(navigation: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const escape = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const idle = focused === null || focused === document.body;
    if (event.key !== 'Escape' || isUsedKey(event)) return;
    // The innermost one that holds focus; with focus nowhere, the last that was opened.
    const details = openIn(navigation).findLast((each) => idle || each.contains(focused));
    const summary = details && getSummary(details);
    if (!details || !summary || !isVisible(summary)) return;
    // Otherwise macOS would leave full screen.
    event.preventDefault();
    details.open = false;
    summary.focus();
  };

  const leave = (target: EventTarget | null) =>
    close(
      openIn(navigation).filter((each) => covers(each) && !(target instanceof Node && each.contains(target))),
    );

  const oneAtATime = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    close(
      openIn(navigation).filter(
        (each) => each !== target && !each.contains(target) && !target.contains(each),
      ),
    );
  };

  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close(openIn(navigation));
  };

  document.addEventListener('keydown', escape, { signal });
  document.addEventListener('pointerdown', ({ target }) => leave(target), { signal });
  document.addEventListener('focusin', ({ target }) => leave(target), { signal });
  navigation.addEventListener('click', follow, { signal });
  // toggle does not bubble, so it is caught on its way down
  navigation.addEventListener('toggle', oneAtATime, { signal, capture: true });
  return () => listening.abort();
}
