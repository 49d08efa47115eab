import { getFragmentTarget } from '@longcovid/ui/link';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigationType, NavigationType } from 'react-router-dom';

import type { PageData } from '../shell/shell-data.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { handleRouteChange } from './route-focus.ts';
import { savedScroll } from './saved-scroll.ts';

/** The current page; outside of the component, which remounts when the language changes. */
let shownPath: string | undefined;

/**
 * Sets language, title, scroll position and focus after each navigation to another page. The browser handles the same
 * page.
 */
export function RouteFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const title = (useMatches().at(-1)?.loaderData as PageData | undefined)?.seo.title;
  const locale = useLocale();

  useEffect(() => {
    const isFirstPage = shownPath === undefined;
    if (shownPath === location.pathname) return;
    shownPath = location.pathname;
    if (isFirstPage) return;
    document.documentElement.lang = locale;
    if (title) document.title = title;
    return handleRouteChange({
      window,
      hash: location.hash,
      getTarget: getFragmentTarget,
      savedScroll: type === NavigationType.Pop ? savedScroll(location) : undefined,
      smooth: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  }, [location, type, title, locale]);

  return null;
}
