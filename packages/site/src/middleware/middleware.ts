import type { PageDefinition } from '../pages.ts';

/** What a page's loader is given: the page's line and the address after every middleware. */
export type PageRequest = { page: PageDefinition; url: URL };

type Middleware = (request: PageRequest) => URL;

/** Keeps the parameters that the page names and drops every other, so that no page can be made to show a stranger's words. */
const query: Middleware = ({ page, url }) => {
  const kept = new URL(url);
  const named = [...url.searchParams].filter(([name]) => page.query?.includes(name));
  kept.search = new URLSearchParams(named).toString();
  return kept;
};

const middleware: Readonly<Record<string, Middleware>> = { query };

/** Names that a page may list; the build refuses any other. Pure, since only the build asks: the browser’s script has none. */
export const middlewareNames: readonly string[] = /* @__PURE__ */ Object.keys(middleware);

/**
 * Runs a page's middleware in order and gives the address that its loader sees.
 * @throws Response 404 when the page's `validate` says no; 500 'Unknown middleware {name}' for a name that does not exist.
 */
export function runMiddleware({ page, url }: PageRequest): URL {
  let current = url;
  for (const name of page.middleware ?? []) {
    const run = middleware[name];
    if (!run) throw new Response(`Unknown middleware ${name}`, { status: 500 });
    current = run({ page, url: current });
  }
  if (page.validate && !page.validate(current)) throw new Response(null, { status: 404 });
  return current;
}
