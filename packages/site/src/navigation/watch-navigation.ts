import type { DataRouter } from 'react-router-dom';

import type { PageData } from '../shell/shell-data.ts';
import { interceptLinks } from './intercept-links.ts';
import { prefetchAhead, prefetchRestedLink } from './prefetch-links.ts';
import { navigationProgress } from './progress.ts';
import { savePosition } from './saved-position.ts';

/** Connects the router with links, progress bar, scroll positions and prefetching. */
export function watchNavigation(router: DataRouter): void {
  interceptLinks(router);
  prefetchRestedLink();
  let shown = router.state.location;
  let isLoading = false;

  router.subscribe(({ location, navigation, errors, loaderData, matches }) => {
    if (navigation.state === 'loading' && !isLoading) {
      savePosition(shown);
      navigationProgress.start();
    }
    if (navigation.state === 'idle' && isLoading) {
      if (errors) navigationProgress.fail();
      else navigationProgress.finish();
      const page = loaderData[matches.at(-1)?.route.id ?? ''] as PageData | undefined;
      if (location.pathname !== shown.pathname) prefetchAhead(page?.ahead ?? []);
    }
    if (location !== shown) shown = location;
    isLoading = navigation.state === 'loading';
  });
}
