import { hasModifier } from './has-modifier.ts';

const percentEncoded = /(?:%[0-9a-f]{2})+/gi;

/** Unlike `decodeURIComponent` it never throws: a lone '%' stays, and bytes that are no text become U+FFFD. */
const percentDecode = (text: string): string =>
  text.replace(percentEncoded, (run) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)),
    ),
  );

/**
 * Finds the element that a fragment names, as browsers do: by the fragment as written, then percent-decoded.
 * It never throws, since shared links are often cut off in the middle of an escape.
 * Source: HTML Standard, 7.4.6.4 "find a potential indicated element".
 * @param hash Fragment with its '#', or ''.
 * @param root Default: the document of the page.
 * @returns the element, or null when there is none.
 */
export function getFragmentTarget(
  hash: string,
  root: Pick<Document, 'getElementById'> = document,
): HTMLElement | null {
  const fragment = hash.slice(1);
  return root.getElementById(fragment) ?? root.getElementById(percentDecode(fragment));
}

/**
 * Calls `follow` when the hash has changed, and after a press on a link to the hash that the URL already has, which
 * changes nothing. Returns a function that ends it.
 */
export function onFragment(follow: (event: Event) => void): () => void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hash || link.href !== location.href || event.defaultPrevented || hasModifier(event)) return;
    // The browser goes there first, and may move focus.
    setTimeout(follow, 0, event);
  };
  addEventListener('hashchange', follow);
  addEventListener('click', press);
  return () => {
    removeEventListener('hashchange', follow);
    removeEventListener('click', press);
  };
}
