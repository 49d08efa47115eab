import type { ReactNode } from 'react';
import { enhance } from '../../src/without-react/index.ts';
import { renderPlainHtml } from './render.ts';

/** Replaces `renderServerHtml`: `hydrate` runs without-react.js. */
export function renderServerHtml(element: ReactNode) {
  const container = renderPlainHtml(element);
  return {
    container,
    hydrate: () => {
      enhance(container);
      return Promise.resolve([]);
    },
    remove: () => container.remove(),
  };
}
