import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Hydrates what the server renders, in StrictMode.
 * @param change what happens to the page between the two, such as by an extension of the browser.
 * @returns `errors` from which React recovered by rendering again, filled as they come.
 */
export async function renderHydrated(
  element: ReactElement,
  change: (container: HTMLElement) => void = () => undefined,
) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  change(container);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, <StrictMode>{element}</StrictMode>, {
    onRecoverableError: (error) => errors.push(error),
  });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() =>
    expect(Object.keys(container.firstElementChild ?? {}).some((key) => key.startsWith('__react'))).toBe(
      true,
    ),
  );
  return { container, errors, root };
}
