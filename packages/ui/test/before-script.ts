import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A component as the server sent it: plain HTML, and script has not come yet. */
export type BeforeScript = {
  container: HTMLElement;
  /** Lets script take over; gives back what React complained of, which should be nothing. */
  hydrate: () => Promise<string[]>;
  remove: () => void;
};

/** Puts the server's HTML into the page without hydrating it. */
export function beforeScript(element: ReactNode): BeforeScript {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  let root: Root | undefined;
  return {
    container,
    hydrate: async () => {
      const complaints: string[] = [];
      const { error } = console;
      console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));
      root = hydrateRoot(container, element, {
        onRecoverableError: (problem) => complaints.push(String(problem)),
      });
      await new Promise((done) => requestIdleCallback(done));
      console.error = error;
      return complaints;
    },
    remove: () => {
      root?.unmount();
      container.remove();
    },
  };
}
