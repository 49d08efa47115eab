import { cloneElement, createRef, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { components } from './components.tsx';
import { renderHydrated } from './render-hydrated.tsx';

/** Components whose root is another component. */
const rootComponents: Record<string, string> = {
  'pdf-overlay': 'dialog',
  'result-list-disclosure': 'disclosure',
};

afterEach(() => document.body.replaceChildren());

const findRoot = () => document.querySelector<HTMLElement>('[data-testid="of-the-page"]');

describe.each(Object.entries(components))('%s', (name, element) => {
  test('passes what the page gives on to its root, before and after hydration', async () => {
    const ref = createRef<HTMLElement>();
    const given = {
      id: 'of-the-page',
      className: 'of-the-page',
      style: { order: 3 },
      'data-testid': 'of-the-page',
      'aria-description': 'Of the page',
      ref,
    };
    expect((await renderHydrated(cloneElement(element, given))).errors).toEqual([]);
    const root = findRoot();
    expect(root?.dataset.component).toBe(rootComponents[name] ?? name);
    expect(root?.className).toMatch(/(?:^|\s)of-the-page$/);
    expect(root?.style.order).toBe('3');
    // In a field these belong to the control, which its root holds.
    const target = document.getElementById('of-the-page');
    expect(root?.contains(target)).toBe(true);
    expect(target?.getAttribute('aria-description')).toBe('Of the page');
    await vi.waitFor(() => expect(ref.current).toBe(target));
  });

  test('gives a ref that is a function one element, in StrictMode too', async () => {
    const elements: (Element | null)[] = [];
    const ref = (target: Element | null) => void elements.push(target);
    const { errors } = await renderHydrated(cloneElement(element, { ref, 'data-testid': 'of-the-page' }));
    expect(errors).toEqual([]);
    await vi.waitFor(() => expect(elements.at(-1)).toBeInstanceOf(Element));
    expect(new Set(elements.filter((each) => each !== null)).size).toBe(1);
  });

  test('calls a ref that is a function once for all renders, and again when it leaves the page', async () => {
    const elements: (Element | null)[] = [];
    const ref = (target: Element | null) => void elements.push(target);
    const given = cloneElement(element, { ref });
    const { root } = await renderHydrated(given);
    await vi.waitFor(() => expect(elements.at(-1)).toBeInstanceOf(Element));
    const show = (order: number) =>
      flushSync(() => root.render(<StrictMode>{cloneElement(given, { style: { order } })}</StrictMode>));
    // StrictMode attaches the ref a second time before the next render.
    show(1);
    const calls = elements.length;
    show(2);
    show(3);
    expect(elements).toHaveLength(calls);
    flushSync(() => root.render(null));
    expect(elements.at(-1)).toBeNull();
  });

  test('keeps its own classes when the page gives none', () => {
    const [plain = '', empty = ''] = [undefined, ''].map((className) =>
      renderToString(cloneElement(element, { className })),
    );
    expect(plain).not.toMatch(/class="(?:[^"]*undefined|\s|[^"]*\s")/);
    expect(empty.replace(' class=""', '')).toBe(plain);
  });
});
