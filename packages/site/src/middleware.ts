import type { PageDefinition } from './pages.ts';

/** The page's definition and the URL after every middleware. */
export type PageRequest = { page: PageDefinition; url: URL };

type Middleware = (request: PageRequest) => URL;

/** Drops all query parameters that the page does not list, so that links cannot inject text. */
const query: Middleware = ({ page, url }) => {
  const kept = new URL(url);
  const named = [...url.searchParams].filter(([name]) => page.query?.includes(name));
  kept.search = new URLSearchParams(named).toString();
  return kept;
};

const middleware: Readonly<Record<string, Middleware>> = { query };

/** Valid names of middleware, which the build checks. Marked as pure, so that the browser's bundle drops it. */
export const middlewareNames: readonly string[] = /* @__PURE__ */ Object.keys(middleware);

/**
 * Runs a page's middleware in order and returns the URL for its loader.
 * @throws Response 404 when the page's `validate` fails; 500 'Unknown middleware {name}' for an unknown name.
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
