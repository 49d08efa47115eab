import { getInternalLink } from '../navigation/intercept-links.ts';
import { splitPath } from '../pages.ts';
import { languageCookie } from './language-cookie.ts';

/** Remembers the language of a link that says which language it leads to. */
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
