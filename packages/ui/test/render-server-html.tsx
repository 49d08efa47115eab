import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** A component as static HTML of the server, before hydration. */
export type BeforeScript = {
  container: HTMLElement;
  /** Hydrates the component; returns the errors that React reported, which should be none. */
  hydrate: () => Promise<string[]>;
  /** Removes the component before the test ends; at its end it is removed anyway. */
  remove: () => void;
};

function Hydrating({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Adds the server's HTML to the page without hydrating it. */
export function renderServerHtml(element: ReactNode): BeforeScript {
  const { promise: hydrated, resolve: onDone } = Promise.withResolvers<undefined>();
  const tree = <Hydrating onDone={() => onDone(undefined)}>{element}</Hydrating>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);

  let root: Root | undefined;
  const remove = () => {
    root?.unmount();
    root = undefined;
    container.remove();
  };
  onTestFinished(remove);

  const hydrate = async () => {
    const errors: string[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => errors.push(parts.map(String).join(' '));
    root = hydrateRoot(container, tree, {
      onRecoverableError: (error) => errors.push(String(error)),
    });
    await hydrated;
    console.error = error;
    return errors;
  };
  return { container, hydrate, remove };
}
