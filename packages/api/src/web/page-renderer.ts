import type { Locale } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BusyMeter } from '../limits/busy-thread.ts';
import type { RateLimit, SubmissionLimits } from '../limits/rate-limit.ts';
import { getPathLocale } from './accept-language.ts';
import type { HttpProblem } from '../problems/problem.ts';
import { formatTooManyTitle, getProblemText, getStatusProblem } from '../problems/problem.ts';
import type { ApiMessages } from '../problems/messages.ts';
import type { FormState, MountedSite, RenderPage } from './mount.ts';
import type { FallbackText } from './fallback-page.ts';
import { renderFallbackPage } from './fallback-page.ts';
import { getQueryString } from './site-urls.ts';
import type { IntakeContext } from '../intake/accept.ts';

/** The limit protects the memory of the process. */
export const MAX_CONCURRENT_RENDERS = 4;

/** Too many pages are rendered at a time. */
const BUSY = getStatusProblem(503);

/**
 * Renders pages per request: never cached, at most four at a time and none while the thread is busy, with a fallback
 * page on errors.
 */
export type PageRenderer = ReturnType<typeof createPageRenderer>;

export function createPageRenderer(
  site: MountedSite,
  messages: Record<Locale, ApiMessages>,
  { isBusy }: BusyMeter,
) {
  const limitConcurrency = createConcurrencyLimiter(MAX_CONCURRENT_RENDERS);

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    form?: FormState,
    problem?: HttpProblem,
  ): Promise<FastifyReply> {
    if (isBusy()) return sendFallbackPage(reply, getPathLocale(path), BUSY);
    const query = new URLSearchParams(getQueryString(request));
    let page: Awaited<ReturnType<RenderPage>> | null;
    try {
      page = await limitConcurrency(() => site.renderPage({ path, query, ...(form && { form }) }));
    } catch (error) {
      request.log.error({ err: error }, 'page not rendered');
      return sendFallbackPage(reply, getPathLocale(path), getStatusProblem(500));
    }
    if (page === null) return sendFallbackPage(reply, getPathLocale(path), BUSY);
    return sendHtml(reply, problem?.status ?? page.status, page.html, problem);
  }

  /** Sends a page unless the visitor's IP address is over the limit of pages. */
  async function sendPageWithinLimit(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    pageLimit: RateLimit,
    form?: () => FormState,
  ): Promise<FastifyReply> {
    const wait = await pageLimit(request.ip);
    if (wait !== null)
      return sendFallbackPage(reply, getPathLocale(path), { ...getStatusProblem(429), retryAfter: wait });
    return sendPage(request, reply, path, form?.());
  }

  /** `origin`: that of the link home. Default: that of the request. */
  function sendFallbackPage(
    reply: FastifyReply,
    locale: Locale,
    problem: HttpProblem,
    origin = '',
  ): FastifyReply {
    const text = getFallbackText(problem, messages[locale], reply.request.method);
    const html = renderFallbackPage(locale, messages[locale], text, origin);
    return sendHtml(reply, problem.status, html, problem);
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

/** A browser sends the form of a POST again when its response is reloaded. */
function getFallbackText(problem: HttpProblem, messages: ApiMessages, method: string): FallbackText {
  const { unavailable, failed, tooMany } = messages;
  const retry = method === 'POST' ? tooMany.resend : tooMany.reload;
  if (problem === BUSY) return { heading: unavailable, paragraphs: [retry] };
  if (problem.status === 429)
    return { heading: formatTooManyTitle(problem, messages), paragraphs: [tooMany.reason, retry] };
  // A range that the file does not have.
  if (problem.status === 416) return { heading: unavailable };
  return {
    heading: problem.status >= 500 && method !== 'POST' ? failed : getProblemText(problem, messages),
  };
}

/** Shows a page after a POST by GET, so that reloading it sends nothing again. */
export const redirectAfterPost = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').redirect(path, 303);

/** Runs a task, or resolves to null if the limit is reached. */
type ConcurrencyLimiter = <Result>(task: () => Promise<Result>) => Promise<Result | null>;

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

/** What the pages and forms of a site work with. */
export type WebContext = SubmissionLimits & {
  site: MountedSite;
  intake: IntakeContext;
  messages: Record<Locale, ApiMessages>;
  publicUrl: URL;
  pageRenderer: PageRenderer;
  /** Counts rendered pages: a visit is no submission. */
  pageLimit: RateLimit;
};
