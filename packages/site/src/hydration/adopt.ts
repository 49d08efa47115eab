/**
 * Keeps what a visitor typed, ticked or chose before React arrived.
 * React 19 keeps the value of an uncontrolled input, but not its own state of a controlled one,
 * and it resets a textarea that has a default text. So each changed field is noted and told to React afterwards.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Noted = { value: string; checked: boolean; caret: [number | null, number | null] | undefined };

const fields = 'input, textarea, select';

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const caretOf = (field: Field): Noted['caret'] =>
  field === document.activeElement && 'selectionStart' in field && !isTick(field)
    ? [field.selectionStart, field.selectionEnd]
    : undefined;

const note = (field: Field): Noted => ({
  value: field.value,
  checked: isTick(field) && field.checked,
  caret: caretOf(field),
});

/** Tells React of a value as if the visitor had entered it now. */
function replay(field: Field, { value, checked, caret }: Noted): void {
  if (isTick(field)) {
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React's tracker sees the first write and not the second, so that it takes the event for a change.
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A microtask: by the next animation frame the visitor may have typed on, and letters would change places.
  if (caret) queueMicrotask(() => field.setSelectionRange(...caret));
}

/** Notes every changed field from now on. The function it gives tells React of them, once, after hydration. */
export function watchFields(): () => void {
  const noted = new Map<Field, Noted>();
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (isChanged(field)) noted.set(field, note(field));
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields))
      noted.set(target as Field, note(target as Field));
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    for (const [field, value] of noted) {
      if (field.isConnected && field.type !== 'hidden') replay(field, value);
    }
    noted.clear();
  };
}
