import type { DataSource } from '../routes.tsx';
import { needsNewDocument } from '../third-party/new-document.ts';
import { openDocument } from './open-document.ts';
import { fetchPageData, fetchShellData } from './page-data.ts';

/**
 * Loader data of the browser, from JSON files. Instead of the data of a page that needs a new document, and of any that
 * stall, it loads that document: links leave it to the browser, but Back, Forward and `navigate` end here.
 * @param getTarget The URL of the current navigation, with its query and fragment.
 */
export function createBrowserSource(getTarget: () => string): DataSource {
  const orDocument = (data: Promise<unknown>) =>
    data.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') return openDocument(getTarget());
      throw error;
    });
  return {
    shell: (locale) => orDocument(fetchShellData(locale)),
    page: (_page, _locale, { pathname }) =>
      needsNewDocument(pathname) ? openDocument(getTarget()) : orDocument(fetchPageData(pathname)),
  };
}
