import { getFragmentTarget } from '@longcovid/ui/link';
import type { DataRouter } from 'react-router-dom';

import { isHeldByLoader } from '../errors/can-reach-site.ts';
import { findPage, getStep } from '../pages.ts';
import { needsNewDocument } from '../third-party/new-document.ts';
import { isPlainClick } from './plain-click.ts';
import { focusWithoutScroll } from './route-focus.ts';

/** The internal link of a plain click, or undefined when the browser must handle it (new tab, download, other site). */
export function getInternalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return link;
}

/**
 * A second navigation skips the view transition of the first one, and a slow machine may skip it, too. The router does
 * not handle the rejected promise of that transition, and the browser would report an unhandled rejection.
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

/** Shows a part of this page, such as its main content, and keeps the fragment where that has the place of a search. */
function keepSearch(event: MouseEvent, { hash, search }: HTMLAnchorElement): void {
  const target = getFragmentTarget(hash);
  if (!target || search !== location.search || !/\?(near|area)=/.test(location.hash)) return;
  event.preventDefault();
  target.scrollIntoView();
  focusWithoutScroll(target);
}

/**
 * Lets the router handle plain clicks on links to pages of the table, so that components and prose render plain links.
 * A page that needs a new document is left to the browser.
 */
export function interceptLinks(router: DataRouter): void {
  ignoreSkippedViewTransitions();
  document.addEventListener('click', (event) => {
    const link = getInternalLink(event);
    if (!link) return;
    // Another step of a form, such as the choice of a study site: a new document would lose what was typed.
    if (link.pathname === location.pathname && getStep(link.search) === getStep(location.search)) {
      keepSearch(event, link);
      return;
    }
    if (isHeldByLoader(event) || !findPage(link.pathname) || needsNewDocument(link.pathname)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  });
}
