import type { Locale } from '@longcovid/content';
import type { FastifyInstance } from 'fastify';
import type { IntakeContext } from '../intake/accept.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { ApiMessages } from '../problems/messages.ts';
import { registerFormPages } from './form-pages.ts';
import { registerLanguageChoice } from './language-choice.ts';
import type { MountedSite } from './mount.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';
import { registerSitePages } from './site-pages.ts';

/** What the web side works with. */
export type WebContext = {
  site: MountedSite;
  intake: IntakeContext;
  messages: Record<Locale, ApiMessages>;
  publicUrl: URL;
  rateLimit: RateLimit;
  pageRenderer: PageRenderer;
};

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
