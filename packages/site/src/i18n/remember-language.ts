import { getInternalLink } from '../navigation/intercept-links.ts';
import { splitPath } from '../pages.ts';
import { languageCookie } from './language-cookie.ts';

/** Stores the language of a link with `hreflang`. */
export function rememberLanguage(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = getInternalLink(event);
      if (link?.hreflang) document.cookie = languageCookie(splitPath(link.pathname).locale);
    },
    true,
  );
}
