/**
 * Loads a URL of this site as a document. Never settles, so that the router waits until this document is gone.
 * @param url Path, query and fragment.
 */
export function openDocument(url: string): Promise<never> {
  // Back may restore this document from the browser's cache, where it would wait for ever.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // Assigning the document's own URL, as after Back, would only scroll to its fragment.
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
  return new Promise<never>(() => undefined);
}
