import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** A component as the server sent it: plain HTML, and script has not come yet. */
export type BeforeScript = {
  container: HTMLElement;
  /** Lets script take over; gives back what React complained of, which should be nothing. */
  hydrate: () => Promise<string[]>;
  /** Takes it away before the test ends; at the end it goes by itself. */
  remove: () => void;
};

function Hydrating({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Puts the server's HTML into the page without hydrating it. */
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
    const complaints: string[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));
    root = hydrateRoot(container, tree, {
      onRecoverableError: (problem) => complaints.push(String(problem)),
    });
    await hydrated;
    console.error = error;
    return complaints;
  };
  return { container, hydrate, remove };
}
