import { getFragmentTarget } from '@longcovid/ui/link';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigationType, NavigationType } from 'react-router-dom';

import type { PageData } from '../shell/shell-data.ts';
import { getStep } from '../pages.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { handleRouteChange } from './route-focus.ts';
import { savedPosition } from './saved-position.ts';

/** The current page and step; outside of the component, which remounts when the language changes. */
let shown: string | undefined;

/**
 * Sets language, title, scroll position and focus after each navigation to another page or step. The browser handles
 * the same page.
 */
export function RouteFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const locale = useLocale();

  useEffect(() => {
    const isFirstPage = shown === undefined;
    const step = location.pathname + getStep(location.search);
    if (shown === step) return;
    shown = step;
    if (isFirstPage) return;
    document.documentElement.lang = locale;
    if (page) {
      const { seo, heading } = page;
      // A page may show another heading for what its URL asks for.
      document.title = seo.title.replace(
        heading,
        () => document.querySelector('main h1')?.textContent ?? heading,
      );
    }
    return handleRouteChange({
      window,
      hash: location.hash,
      getTarget: getFragmentTarget,
      saved: type === NavigationType.Pop ? savedPosition(location) : undefined,
      smooth: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  }, [location, type, page, locale]);

  return null;
}
