const percentEncoded = /(?:%[0-9a-f]{2})+/gi;

/** Unlike `decodeURIComponent` it never throws: a lone '%' stays, and bytes that are no text become U+FFFD. */
const percentDecode = (text: string): string =>
  text.replace(percentEncoded, (run) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)),
    ),
  );

/**
 * The element that a fragment names, as browsers find it: by its text as written, then percent-decoded.
 * Shared links come with broken ends, so a fragment that is not well encoded is no error.
 * Source: HTML Standard, 7.4.6.4 "find a potential indicated element".
 * @param hash Fragment with its '#', or ''.
 * @returns the element, or null when there is none.
 */
export function getFragmentTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(percentDecode(fragment));
}
