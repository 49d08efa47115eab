import type { Locale } from '@longcovid/content';
import type { FastifyInstance } from 'fastify';
import type { Intake } from '../intake/accept.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Words } from '../problems/messages.ts';
import { formPages } from './form-pages.ts';
import { chooseLanguages } from './language-choice.ts';
import type { MountedSite } from './mount.ts';
import { renderedPages } from './page-renderer.ts';
import type { RenderedPages } from './page-renderer.ts';
import { sitePages } from './site-pages.ts';

/** What the web side works with. */
export type WebParts = {
  site: MountedSite;
  intake: Intake;
  words: Record<Locale, Words>;
  publicUrl: URL;
  limit: RateLimit;
  rendered: RenderedPages;
};

/** Serves the site: its built pages and files, and the form pages that work without script. */
export async function web(app: FastifyInstance, given: Omit<WebParts, 'rendered'>): Promise<void> {
  const parts = { ...given, rendered: renderedPages(given.site, given.words) };
  chooseLanguages(app, parts);
  await app.register((scope) => formPages(scope, parts));
  await sitePages(app, parts);
}
