/**
 * The size of what the server has rendered: its elements and the characters of its text. Another size in the browser
 * means that something has changed the page: an extension, a translator, or a browser that links telephone numbers.
 */
export const measureRoot = (root: Element): string =>
  `${root.getElementsByTagName('*').length} ${root.textContent.length}`;

/** The same of its HTML, for the server. */
export function measureHtml(html: string): string {
  // Browsers that run script take the content of noscript as text.
  const shown = html.replace(/(?<=<noscript>).*?(?=<\/noscript>)/gs, (text) => 'x'.repeat(text.length));
  const text = shown.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&(?:#?\w+);/g, 'x');
  return `${shown.match(/<[a-z]/g)?.length ?? 0} ${text.length}`;
}
