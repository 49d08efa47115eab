import type { Locale } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../limits/rate-limit.ts';
import { getPathLocale } from './accept-language.ts';
import type { HttpProblem } from '../problems/problem.ts';
import { getStatusProblem } from '../problems/problem.ts';
import type { ApiMessages } from '../problems/messages.ts';
import type { FormState, MountedSite, RenderPage } from './mount.ts';
import { renderFallbackPage } from './fallback-page.ts';
import { getQueryString } from './site-urls.ts';

/** So many pages are made for one request each at the same time. */
export const MAX_CONCURRENT_RENDERS = 4;

/** Pages that are made for one request: never cached, at most four at once, and said plainly when they cannot be made. */
export type PageRenderer = ReturnType<typeof createPageRenderer>;

export function createPageRenderer(site: MountedSite, messages: Record<Locale, ApiMessages>) {
  const limitConcurrency = createConcurrencyLimiter(MAX_CONCURRENT_RENDERS);

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    form?: FormState,
    problem?: HttpProblem,
  ): Promise<FastifyReply> {
    const query = new URLSearchParams(getQueryString(request));
    let page: Awaited<ReturnType<RenderPage>> | null;
    try {
      page = await limitConcurrency(() => site.renderPage({ path, query, ...(form && { form }) }));
    } catch (error) {
      request.log.error({ err: error }, 'page not rendered');
      return sendFallbackPage(reply, path, getStatusProblem(500));
    }
    if (page === null) return sendFallbackPage(reply, path, getStatusProblem(503));
    return sendHtml(reply, problem?.status ?? page.status, page.html, problem);
  }

  /** Shows a page unless its reader has asked for too many in this minute. */
  async function sendPageWithinLimit(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    rateLimit: RateLimit,
    form?: () => FormState,
  ): Promise<FastifyReply> {
    const wait = await rateLimit(request.ip);
    if (wait !== null) return sendFallbackPage(reply, path, { ...getStatusProblem(429), retryAfter: wait });
    return sendPage(request, reply, path, form?.());
  }

  function sendFallbackPage(reply: FastifyReply, path: string, problem: HttpProblem): FastifyReply {
    const locale = getPathLocale(path);
    const text = messages[locale].getProblem(problem.messageId);
    return sendHtml(reply, problem.status, renderFallbackPage(locale, messages[locale], text), problem);
  }

  function sendHtml(reply: FastifyReply, status: number, html: string, problem?: HttpProblem): FastifyReply {
    if (problem?.retryAfter !== undefined) void reply.header('Retry-After', problem.retryAfter);
    return reply
      .code(status)
      .headers(site.headers)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  return { sendPage, sendPageWithinLimit, sendFallbackPage };
}

/** Runs a render if there is room for it, and gives null when there is none. */
type ConcurrencyLimiter = <Result>(task: () => Promise<Result>) => Promise<Result | null>;

/** Lets at most `max` renders run at once, so that a flood is told to wait before memory runs out. */
function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  let running = 0;
  return async (task) => {
    if (running >= max) return null;
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
}
