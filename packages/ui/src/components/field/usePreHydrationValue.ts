import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';

/** The radio buttons or checkboxes of a group: by name, since an option may reveal other fields. */
export function findOptions(group: Element | null, groupName: string | undefined): HTMLInputElement[] {
  const inputs = group?.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]') ?? [];
  return [...inputs].filter(({ name }) => name === groupName);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldRef = RefObject<Control | HTMLElement | null>;

/** The details of a change that causes no event of input. */
type SilentChange = { reason: 'hydration'; event: undefined } | { reason: 'reset'; event: Event };

const isControl = (field: Control | HTMLElement): field is Control => 'value' in field;

/** The field, where it is a control, or all inputs in it. */
const getInputs = ({ current: field }: FieldRef): Control[] =>
  field && isControl(field) ? [field] : [...(field?.querySelectorAll('input') ?? [])];

/** Whether it shows something else than a reset would. */
function isChanged(control: Control): boolean {
  if ('options' in control)
    return control.selectedOptions[0] !== (control.querySelector('[selected]') ?? control.options[0]);
  return 'checked' in control && /radio|checkbox/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Makes a reset show what it shows now. */
function keep(control: Control): void {
  if ('options' in control) for (const option of control.options) option.defaultSelected = option.selected;
  else if ('checked' in control) control.defaultChecked = control.checked;
}

/** The fields that wait for the end of a press, and how they report. */
const waiting = new Map<FieldRef, () => void>();

/** Each gives a control of a waiting field its value back. */
let restorers: (() => unknown)[] = [];
let frame = 0;

function holdValues(): void {
  restorers = [...waiting.keys()].flatMap(getInputs).map((control) => {
    // Other controls have no state of that name.
    const { value, checked } = control as HTMLInputElement;
    // React does not control files, and no script may set their names.
    return () => control.type === 'file' || Object.assign(control, { value, checked });
  });
}

/** Reports all in one task: a render between two of them would take back what the press has just checked. */
function reportAll(): void {
  restorers = [];
  removeEventListener('input', holdValues, true);
  removeEventListener('click', reportAll, true);
  for (const report of waiting.values()) report();
  waiting.clear();
}

/** Waits while a press is under way, and a moment longer after a tap: its element stays active after the click. */
function waitForRelease(): void {
  cancelAnimationFrame(frame);
  if (document.querySelector(':active')) {
    frame = requestAnimationFrame(waitForRelease);
    holdValues();
    addEventListener('input', holdValues, true);
    // Before React handles the click, which may submit the field. It may have been handled already.
    addEventListener('click', reportAll, true);
  } else reportAll();
}

/**
 * Calls `report` for what changes without an event that React could handle: by a reset of the form, and once after
 * hydration for what a person typed or selected before it. During a press it waits for the click, or for the end of the
 * press: a change of layout could move the pressed element from under the pointer, and the press would be lost. A
 * controlled field would lose its value at a render in between: `field`, a control or an element around several, keeps
 * its value.
 *
 * @param options.name that of the options, where the field is a group of them. Default: every input in the field counts.
 * @param options.isControlled whether a reset, also that of React after a form action, leaves what is checked or selected
 *   to the caller. React does that for text alone.
 */
export function usePreHydrationValue(
  field: FieldRef,
  report: (details: SilentChange) => void,
  { name, isControlled = false }: { name?: string; isControlled?: boolean } = {},
): void {
  // Without hydration there is no earlier input, although the value of a controlled select differs from its HTML.
  const isDue = useRef(!useHydrated());
  const send = useEffectEvent(report);
  useLayoutEffect(() => {
    for (const restore of restorers) restore();
  });
  useEffect(() => {
    const getControls = () => (name === undefined ? getInputs(field) : findOptions(field.current, name));
    const hasChanged = () => getControls().some(isChanged);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReset = (event: Event) => {
      if (isControlled) getControls().forEach(keep);
      if (!hasChanged()) return;
      clearTimeout(timer);
      // The form is reset after the event, unless that is prevented.
      timer = setTimeout(() => hasChanged() || send({ reason: 'reset', event }));
    };
    addEventListener('reset', onReset, true);
    if (isDue.current) {
      waiting.set(field, () => {
        isDue.current = false;
        if (hasChanged()) send({ reason: 'hydration', event: undefined });
      });
      waitForRelease();
    }
    return () => {
      waiting.delete(field);
      clearTimeout(timer);
      removeEventListener('reset', onReset, true);
    };
  }, [field, name, isControlled]);
}
