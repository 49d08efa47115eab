import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType, NavigationType } from 'react-router-dom';

import type { PageData } from '../shell/shell-data.ts';
import { arrive } from './arrival.ts';
import { savedScroll } from './saved-scroll.ts';

/** After each navigation to another page: its title, its place and the focus. Same-page moves are the browser's own. */
export function Arrival() {
  const location = useLocation();
  const type = useNavigationType();
  const title = (useMatches().at(-1)?.loaderData as PageData | undefined)?.seo.title;
  const shownPath = useRef(location.pathname);

  useEffect(() => {
    if (shownPath.current === location.pathname) return;
    shownPath.current = location.pathname;
    if (title) document.title = title;
    return arrive({
      window,
      hash: location.hash,
      savedScroll: type === NavigationType.Pop ? savedScroll(location) : undefined,
      smooth: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  }, [location, type, title]);

  return null;
}
