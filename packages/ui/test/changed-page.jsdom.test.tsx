import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { components } from './components.tsx';
import { fields } from './fields.tsx';
import { renderHydrated } from './render-hydrated.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Elements that hold what a person typed or chose. */
const controlNames = 'input:not([type=hidden]), textarea, select';

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Enters what a person could: a text, a tick, the last option. */
function enter(control: HTMLElement) {
  if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
  else if (control instanceof HTMLInputElement && isTicked(control)) control.checked = true;
  else (control as HTMLInputElement).value = 'Albuquerque';
}

/** Whether what was entered is still there. */
function readEntered(control: HTMLElement) {
  if (control instanceof HTMLSelectElement) return control.selectedIndex === control.options.length - 1;
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked;
  return (control as HTMLInputElement).value === 'Albuquerque';
}

/** What was reported, without warnings about a parent component, which is missing in these tests. */
const getReported = (reported: MockInstance<typeof console.error>) =>
  reported.mock.calls
    .map(([message]) => String(message))
    .filter((message) => !message.includes('it is rendered outside'));

/** Counts the listeners of the page that a component adds and leaves behind. */
function countPageListeners() {
  const listeners = new Map<string, number>();
  for (const target of [window, document]) {
    const name = target === window ? 'window' : 'document';
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const count = (type: string, by: number) =>
      listeners.set(`${name} ${type}`, (listeners.get(`${name} ${type}`) ?? 0) + by);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest) => {
      count(type, 1);
      const [, options] = rest as [EventListener, AddEventListenerOptions | boolean | undefined];
      if (typeof options === 'object')
        options.signal?.addEventListener('abort', () => count(type, -1), { once: true });
      add(type, ...(rest as [EventListener]));
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, ...rest) => {
      count(type, -1);
      remove(type, ...(rest as [EventListener]));
    });
  }
  return () => [...listeners].filter(([, left]) => left > 0);
}

describe.each(Object.entries(components))('%s', (name, element) => {
  test('keeps its elements, and what was typed, checked and selected, when an extension has marked them before hydration', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    let before: Element[] = [];
    const { container, errors } = await renderHydrated(element, (page) => {
      before = [...page.querySelectorAll('*')];
      for (const each of before) each.setAttribute('data-added-by-extension', '');
      for (const control of page.querySelectorAll<HTMLElement>(controlNames)) enter(control);
    });
    expect(errors).toEqual([]);
    expect(before.filter((each) => each.matches(controlNames) && !each.isConnected)).toEqual([]);
    // Hydration may remove fallbacks for missing script, and may add controls.
    expect(before[0]?.isConnected).toBe(true);
    for (const control of container.querySelectorAll<HTMLElement>(controlNames))
      // Of the choices of one name, the last was ticked.
      if (before.includes(control) && !control.matches('[type=radio][value=a]'))
        expect(readEntered(control)).toBe(true);
    for (const message of getReported(reported)) expect(message).toContain('hydrated');
  });

  test('is rendered once after an extension has added an element, and React reports why', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    let parts = 0;
    const { container, errors } = await renderHydrated(element, (page) => {
      parts = page.querySelectorAll('[data-component]').length;
      page.firstElementChild?.append(document.createElement('extension-button'));
    });
    expect(container.querySelectorAll('[data-component]')).toHaveLength(parts);
    // React reports the element where it rendered again; beside text it leaves the element alone.
    const isLeft = container.querySelector('extension-button') !== null;
    expect(errors.map(String)).toEqual(isLeft ? [] : [expect.stringContaining('Hydration failed')]);
    for (const message of getReported(reported)) expect(message).toMatch(/hydrat/i);
  });

  test('leaves nothing behind when its parent remounts it', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { container, root } = await renderHydrated(<Fragment key={0}>{element}</Fragment>);
    const getLeft = countPageListeners();
    onTestFinished(() => void vi.restoreAllMocks());
    for (const key of [1, 2, 3]) {
      const [before] = container.children;
      // React would render three at once, the last alone.
      flushSync(() => root.render(<Fragment key={key}>{element}</Fragment>));
      expect(before?.isConnected).toBe(false);
      expect(container.children).toHaveLength(1);
    }
    flushSync(() => root.render(null));
    expect(container.children).toHaveLength(0);
    expect(getLeft(), name).toEqual([]);
    expect(getReported(reported)).toEqual([]);
  });
});

describe.each(Object.entries(fields))('a parent that remounts %s', (_name, show) => {
  test('finds its value, and the focus elsewhere, where they were', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const changed = vi.fn();
    let remount: () => void = () => undefined;
    function Page() {
      const [key, setKey] = useState(0);
      const [value, setValue] = useState('child');
      remount = () => setKey((before) => before + 1);
      const set = (next: string) => {
        changed(next);
        setValue(next);
      };
      return (
        <form>
          <button type="button">Elsewhere</button>
          <div key={key} data-testid="field">
            {show({ value, set })}
          </div>
        </form>
      );
    }
    const get = (selector: string) => document.querySelector(selector) as HTMLElement;
    const read = () => new FormData(get('form') as HTMLFormElement).getAll('field');
    await renderHydrated(<Page />);
    expect(read()).toEqual(['child']);
    get('button').focus();
    for (let time = 0; time < 3; time++) {
      const before = get('[data-testid=field]');
      flushSync(remount);
      expect(before.isConnected).toBe(false);
      expect(read()).toEqual(['child']);
      expect(document.activeElement).toBe(get('button'));
    }
    expect(changed).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });
});
