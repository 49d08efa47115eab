import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createBusyMeter } from '../limits/busy-thread.ts';
import type { WebContext } from './page-renderer.ts';
import { registerFormPages } from './form-pages.ts';
import { getNotFoundLocale, registerLanguageChoice } from './language-choice.ts';
import { getStatusProblem, toHttpProblem } from '../problems/problem.ts';
import { isForOtherHost } from '../limits/origin.ts';
import { createPageRenderer } from './page-renderer.ts';
import { getPath } from './site-urls.ts';
import { registerSitePages } from './site-pages.ts';

/** Registers the pages, files and forms of the site. */
export async function registerWeb(
  app: FastifyInstance,
  given: Omit<WebContext, 'pageRenderer'>,
): Promise<void> {
  const busyMeter = createBusyMeter();
  app.addHook('onClose', () => busyMeter.stop());
  const context = { ...given, pageRenderer: createPageRenderer(given.site, given.messages, busyMeter) };
  app.addHook('onRequest', async (request, reply) => {
    if (!isForOtherHost(request, context.publicUrl)) return;
    const locale = getNotFoundLocale(getPath(request), request.headers);
    return context.pageRenderer.sendFallbackPage(
      reply,
      locale,
      getStatusProblem(421),
      context.publicUrl.origin,
    );
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toHttpProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const locale = getNotFoundLocale(getPath(request), request.headers);
    const contentRange = getContentRange(error);
    if (contentRange !== undefined) void reply.header('Content-Range', contentRange);
    return context.pageRenderer.sendFallbackPage(reply, locale, problem);
  });
  registerLanguageChoice(app, context);
  await app.register((scope) => registerFormPages(scope, context));
  await registerSitePages(app, context);
}

const contentRangeSchema = z.object({ headers: z.object({ 'Content-Range': z.string() }) });

/** How long a file is, from the error for a range that it does not have (RFC 9110, 15.5.17). */
function getContentRange(error: unknown): string | undefined {
  return contentRangeSchema.safeParse(error).data?.headers['Content-Range'];
}
