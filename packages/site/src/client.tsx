import '@longcovid/ui/theme';
import './shell/global.css.ts';
import './shell/print.css.ts';
import './shell/fonts.css';
import './shell/OfflineStatus.css.ts';
import './shell/transition.css';

import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type HydrationState,
} from 'react-router-dom';

import { setPendingUrl } from './errors/load-chunk-or-reload.ts';
import { rememberLanguage } from './i18n/remember-language.ts';
import { watchNavigation } from './navigation/watch-navigation.ts';
import { createBrowserSource } from './navigation/browser-source.ts';
import { keepFirstData } from './navigation/page-data.ts';
import { prefetchAhead } from './navigation/prefetch-links.ts';
import { splitPath } from './pages.ts';
import { measureRoot } from './hydration/measure-root.ts';
import { createRoutes } from './routes.tsx';
import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './third-party/configured-scripts.ts';
import { isFormPage } from './third-party/new-document.ts';

/**
 * Hydrates the page. The loader calls it once, and again after a failure.
 * @param ahead The pages to prefetch, and how many of them the loader has already prefetched.
 */
export async function hydrate(ahead: { paths: readonly string[]; spent: number }): Promise<void> {
  const routes = createRoutes(createBrowserSource(() => getTarget()));
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

  const root = document.getElementById('root');
  const data = document.getElementById('hydration')?.textContent;
  if (!root || !data)
    throw new Error('This document has no #root or no #hydration: this site’s build did not render it.');
  // React renders a page anew that something has changed since the server rendered it.
  const putBack =
    root.dataset.size === measureRoot(root)
      ? undefined
      : (await import('./hydration/keep-changes.ts')).keepChanges(root);
  const router = createBrowserRouter(routes, { hydrationData: JSON.parse(data) as HydrationState });
  const { locale } = splitPath(location.pathname);
  const { loaderData, matches } = router.state;
  // With a query the service has rendered other data than the page's JSON file has.
  if (!location.search)
    keepFirstData(location.pathname, locale, {
      page: loaderData[matches.at(-1)?.route.id ?? ''],
      shell: loaderData[locale],
    });
  /** Where the current navigation leads to; without one, this page. */
  const getTarget = () => createPath(router.state.navigation.location ?? router.state.location);
  // Without a navigation it is a part of this page that failed.
  setPendingUrl(getTarget);
  watchNavigation(router);
  prefetchAhead(ahead.paths, ahead.spent);
  rememberLanguage();
  function Site() {
    useLayoutEffect(() => {
      // For tests: hydration has finished.
      document.documentElement.dataset.hydrated = '';
    }, []);
    return <RouterProvider router={router} />;
  }
  // A transition and a task per chunk keep the page responsive during hydration.
  startTransition(() => {
    hydrateRoot(root, <Site />, {
      onRecoverableError: (error) => {
        console.error(error);
        putBack?.();
      },
    });
  });
  // No third-party scripts on pages with forms, since people enter health data.
  if ((CHAT_SCRIPT || TAG_MANAGER_SCRIPT) && !isFormPage(location.pathname)) {
    const { loadThirdParties } = await import('./third-party/load-scripts.ts');
    // The visitor may have left for a form meanwhile.
    if (!isFormPage(new URL(getTarget(), location.href).pathname)) loadThirdParties();
  }
}
