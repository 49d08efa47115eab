import type { FastifyInstance } from 'fastify';
import type { WebContext } from './context.ts';
import { registerFormPages } from './form-pages.ts';
import { registerLanguageChoice } from './language-choice.ts';
import { createPageRenderer } from './page-renderer.ts';
import { registerSitePages } from './site-pages.ts';

/** Serves the site: its built pages and files, and the form pages that work without script. */
export async function registerWeb(
  app: FastifyInstance,
  given: Omit<WebContext, 'pageRenderer'>,
): Promise<void> {
  const context = { ...given, pageRenderer: createPageRenderer(given.site, given.messages) };
  registerLanguageChoice(app, context);
  await app.register((scope) => registerFormPages(scope, context));
  await registerSitePages(app, context);
}
