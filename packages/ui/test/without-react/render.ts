import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach } from 'vitest';
import { toPlainHtml } from '../../html/to-plain-html.ts';
import { enhance } from '../../src/without-react/index.ts';

const added: HTMLElement[] = [];

afterEach(() => {
  for (const container of added.splice(0)) container.remove();
});

// A form that is sent would lead the page of the tests away.
addEventListener('submit', (event) => {
  if ((event.target as HTMLFormElement).method !== 'dialog') event.preventDefault();
});

/** Prints elements into a container, as the server of a page would. */
function print(element: ReactNode, container: HTMLElement): void {
  const { locale = 'en' } = isValidElement<{ locale?: string }>(element) ? element.props : {};
  container.lang = locale;
  container.innerHTML = renderToStaticMarkup(element);
  toPlainHtml(container, locale.startsWith('es') ? 'es' : 'en');
}

/** Puts the printed HTML of elements into the page. */
export function renderPlainHtml(element: ReactNode): HTMLElement {
  const container = document.createElement('div');
  print(element, container);
  document.body.append(container);
  added.push(container);
  return container;
}

/**
 * Stands in for `render` of vitest-browser-react: the same test runs on printed HTML and without-react.js. What React
 * would render again is printed again.
 */
export async function render(element: ReactNode) {
  const container = renderPlainHtml(element);
  enhance(container);
  return Promise.resolve({
    container,
    baseElement: document.body,
    rerender: (next: ReactNode) => {
      print(next, container);
      enhance(container);
      return Promise.resolve();
    },
    unmount: () => {
      container.remove();
      return Promise.resolve();
    },
  });
}
