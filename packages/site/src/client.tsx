import '@longcovid/ui/theme';
import './shell/global.css.ts';
import './shell/fonts.css';
import './shell/OfflineStatus.css.ts';
import './shell/transition.css';

import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom';

import { setPendingUrl } from './errors/load-chunk-or-reload.ts';
import { rememberLanguage } from './i18n/remember-language.ts';
import { watchNavigation } from './navigation/watch-navigation.ts';
import { fetchPageData, fetchShellData, keepFirstData } from './navigation/page-data.ts';
import { prefetchAhead } from './navigation/prefetch-links.ts';
import { findPage, splitPath } from './pages.ts';
import { createRoutes } from './routes.tsx';
import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './third-party/configured-scripts.ts';

/**
 * Makes the page that the server wrote a living one. Called by the starter, once; a failed call may be repeated.
 * @param ahead The pages that the build chose to fetch ahead, and how many of them the starter has already fetched.
 */
export async function hydrate(ahead: { paths: readonly string[]; spent: number }): Promise<void> {
  const routes = createRoutes({
    shell: fetchShellData,
    page: (_page, _locale, url) => fetchPageData(url.pathname),
  });
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

  const root = document.getElementById('root');
  const data = document.getElementById('hydration')?.textContent;
  if (!root || !data)
    throw new Error('This document has no #root or no #hydration: it was not made by this site’s build.');
  const router = createBrowserRouter(routes, { hydrationData: JSON.parse(data) as HydrationState });
  const { locale } = splitPath(location.pathname);
  const { loaderData, matches } = router.state;
  // With a query the service has rendered what was asked for, which is not the page's own data.
  if (!location.search)
    keepFirstData(location.pathname, locale, {
      page: loaderData[matches.at(-1)?.route.id ?? ''],
      shell: loaderData[locale],
    });
  setPendingUrl(() => {
    const target = router.state.navigation.location;
    return target && target.pathname + target.search + target.hash;
  });
  watchNavigation(router);
  prefetchAhead(ahead.paths, ahead.spent);
  rememberLanguage();
  function Site() {
    useLayoutEffect(() => {
      // For tests and for whoever drives the page: from here on it answers by script.
      document.documentElement.dataset.hydrated = '';
    }, []);
    return <RouterProvider router={router} />;
  }
  // A transition and a task per chunk keep the page responsive while it wakes up.
  startTransition(() => {
    hydrateRoot(root, <Site />, { onRecoverableError: (error) => console.error(error) });
  });
  // Nobody else's script on the pages of forms, into which people write about their health.
  if ((CHAT_SCRIPT || TAG_MANAGER_SCRIPT) && findPage(location.pathname)?.render !== 'request') {
    const { loadThirdParties } = await import('./third-party/load-scripts.ts');
    loadThirdParties();
  }
}
