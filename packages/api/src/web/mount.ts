import type { FormState } from '@longcovid/content/forms';

export type { FormState };

/**
 * Renders one page of the site.
 *
 * `path` is one of the site's request paths; `query` is what stood behind the `?`; `form` is the
 * state of the page's form: fresh, or with every value kept and what is wrong with it.
 */
export type RenderPage = (page: {
  path: string;
  query: URLSearchParams;
  form?: FormState;
}) => Promise<{ status: number; html: string }>;

/** A built site that the service can serve beside its calls. */
export type MountedSite = {
  /** The built files, with `.br` and `.gz` beside each text. */
  folder: string;
  /** The pages that are built: `/`, `/es`, `/site-map`, … */
  builtPaths: ReadonlySet<string>;
  /** The pages that are rendered for each request: `/join`, `/es/join`, … */
  requestPaths: ReadonlySet<string>;
  /** Built pages that are rendered anew when the address has one of these parameters: `/` with `cohort`, `near`, … */
  queryPaths: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: ReadonlyMap<string, { to: string; status: number }>;
  /** The security headers of every page. */
  headers: Record<string, string>;
  /** Folders whose pages have other headers, such as a catalogue of components; `/<folder>/` is their first page. */
  folders?: ReadonlyMap<string, Readonly<Record<string, string>>>;
  renderPage: RenderPage;
};
