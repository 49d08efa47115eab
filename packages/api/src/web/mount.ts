import type { FormState } from '@longcovid/content/forms';

export type { FormState };

/**
 * Renders one page of the site.
 *
 * `path` is one of the site's request paths, `query` the query of the URL, `form` the state of the page's form: empty,
 * or with the visitor's values and their errors.
 */
export type RenderPage = (page: {
  path: string;
  query: URLSearchParams;
  form?: FormState;
}) => Promise<{ status: number; html: string }>;

/** A built site that the service serves. */
export type MountedSite = {
  /** The built files, with `.br` and `.gz` next to each text file. */
  folder: string;
  /** The prerendered pages: `/`, `/es`, `/site-map`, … */
  builtPaths: ReadonlySet<string>;
  /** The pages that are rendered per request: `/join`, `/es/join`, … */
  requestPaths: ReadonlySet<string>;
  /** Prerendered pages that are rendered per request if the query has one of these parameters: `/` with `cohort`, … */
  queryPaths: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: ReadonlyMap<string, { to: string; status: number }>;
  /** The security headers of every page. */
  headers: Record<string, string>;
  /** Folders with other headers, such as a component catalog, served at `/<folder>/`. */
  folders?: ReadonlyMap<string, Readonly<Record<string, string>>>;
  renderPage: RenderPage;
};
