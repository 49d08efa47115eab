/** What a person had typed, and where the caret was. */
export type PreHydrationValue = { value: string; start: number; end: number };

const typed = new WeakMap<HTMLTextAreaElement, PreHydrationValue>();

const note = (field: EventTarget | null) => {
  if (!(field instanceof HTMLTextAreaElement)) return;
  typed.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });
};

/** Moving the caret counts while the words are still the person's: React's own writing moves it too. */
const noteCaret = () => {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && typed.get(field)?.value === field.value) note(field);
};

// React 19.3 writes a text area's first value into it while it hydrates, so what was typed is noted beforehand:
// now, and at each letter.
if (typeof document !== 'undefined') {
  for (const field of document.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) note(field);
  }
  document.addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
  document.addEventListener('selectionchange', noteCaret, { passive: true });
}

/** What was typed into a text area since its module came, or before it. Nothing was: undefined. */
export const readPreHydrationValue = (field: HTMLTextAreaElement): PreHydrationValue | undefined =>
  typed.get(field);
