import type { DataRouter } from 'react-router-dom';

import { findPage } from '../pages.ts';
import { followLinks } from './follow-links.ts';
import { prefetchPageData } from './page-data.ts';
import { whenIdle } from './prefetch.ts';
import { navigationProgress } from './progress.ts';
import { saveScroll } from './saved-scroll.ts';

/** Fetches the data of the pages that this one links to. */
function prefetchLinkedPages(): void {
  const paths = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.pathname),
  );
  for (const path of paths) if (path !== location.pathname && findPage(path)) prefetchPageData(path);
}

/** Ties the router to what surrounds it: links, progress bar, scroll positions, prefetching. */
export function watchNavigation(router: DataRouter): void {
  followLinks(router);
  let shown = router.state.location;
  let isLoading = false;

  router.subscribe(({ location, navigation, errors }) => {
    if (navigation.state === 'loading' && !isLoading) {
      saveScroll(shown);
      navigationProgress.start();
    }
    if (navigation.state === 'idle' && isLoading) {
      if (errors) navigationProgress.fail();
      else navigationProgress.finish();
      whenIdle(prefetchLinkedPages);
    }
    if (location !== shown) shown = location;
    isLoading = navigation.state === 'loading';
  });
  whenIdle(prefetchLinkedPages);
}
