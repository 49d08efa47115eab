import type { FastifyInstance } from 'fastify';
import type { WebContext } from './context.ts';
import { registerFormPages } from './form-pages.ts';
import { registerLanguageChoice } from './language-choice.ts';
import { createPageRenderer } from './page-renderer.ts';
import { registerSitePages } from './site-pages.ts';

/** Registers the pages, files and forms of the site. */
export async function registerWeb(
  app: FastifyInstance,
  given: Omit<WebContext, 'pageRenderer'>,
): Promise<void> {
  const context = { ...given, pageRenderer: createPageRenderer(given.site, given.messages) };
  registerLanguageChoice(app, context);
  await app.register((scope) => registerFormPages(scope, context));
  await registerSitePages(app, context);
}
