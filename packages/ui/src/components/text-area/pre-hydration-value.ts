/** Text that a person has typed, and the position of the caret. */
export type PreHydrationValue = { value: string; start: number; end: number };

const typed = new WeakMap<HTMLTextAreaElement, PreHydrationValue>();

const note = (field: EventTarget | null) => {
  if (!(field instanceof HTMLTextAreaElement)) return;
  typed.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });
};

/** A move of the caret counts only while the text is the person's: React moves it too when it sets the value. */
const noteCaret = () => {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && typed.get(field)?.value === field.value) note(field);
};

// React 19.3 sets a text area to its default value during hydration, so what was typed is stored beforehand:
// now, and at each input event.
if (typeof document !== 'undefined') {
  for (const field of document.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) note(field);
  }
  document.addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
  document.addEventListener('selectionchange', noteCaret, { passive: true });
}

/** What was typed into a text area before hydration; undefined for nothing. */
export const readPreHydrationValue = (field: HTMLTextAreaElement): PreHydrationValue | undefined =>
  typed.get(field);
