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
