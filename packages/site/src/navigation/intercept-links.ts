import type { DataRouter } from 'react-router-dom';

import { findPage } from '../pages.ts';
import { isPlainClick } from './plain-click.ts';

/** The link that an ordinary click means, or undefined when the browser must do it (new tab, download, other site). */
export function getInternalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return link;
}

/**
 * A quick second navigation cuts the fade of the first one short, as it should; on a slow machine the browser gives the
 * fade up and shows the page at once. The router leaves the promise of that fade to itself, and the browser would report
 * it as a fault of the page.
 */
function ignoreSkippedViewTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (
      reason instanceof DOMException &&
      ['AbortError', 'TimeoutError'].includes(reason.name) &&
      reason.message.startsWith('Transition was')
    )
      event.preventDefault();
  });
}

/** Lets the router follow every ordinary link to a page of the table, so that components and prose print plain links. */
export function interceptLinks(router: DataRouter): void {
  ignoreSkippedViewTransitions();
  document.addEventListener('click', (event) => {
    // The starter keeps the page and says that there is no connection.
    if (!navigator.onLine) return;
    const link = getInternalLink(event);
    if (!link || link.pathname === location.pathname || !findPage(link.pathname)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  });
}
