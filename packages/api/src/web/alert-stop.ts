import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSignedReference } from '../intake/signatures.ts';
import { getStatusProblem } from '../problems/problem.ts';
import type { WebContext } from './page-renderer.ts';
import { getPathLocale } from './accept-language.ts';
import { tryParseFields } from './form-state.ts';
import { redirectAfterPost } from './page-renderer.ts';
import { localizePath } from './site-urls.ts';

/**
 * Registers the POST of `/alerts/stop`, which deletes the alert that its `reference` and `signature` name.
 *
 * A link of this service gets the same response whether its alert was deleted now or before, so a second press does no
 * harm. Any other, such as one from before `FORM_SECRET` changed, leads to the page that says that nothing was deleted.
 * Nobody learns which references exist: only the service can sign one.
 */
export function registerAlertStop(app: FastifyInstance, { site, intake, pageRenderer }: WebContext): void {
  for (const path of LOCALES.map((locale: Locale) => localizePath(locale, '/alerts/stop'))) {
    if (!site.requestPaths.has(path)) continue;
    app.post(path, async (request: FastifyRequest<{ Body: string }>, reply) => {
      const fields = tryParseFields(request.body);
      if (fields === null)
        return pageRenderer.sendFallbackPage(reply, getPathLocale(path), getStatusProblem(400));
      const reference = fields.get('reference') ?? '';
      if (!isSignedReference(intake.formSecret, 'alert', reference, fields.get('signature') ?? ''))
        return redirectAfterPost(reply, path);
      await intake.store.delete('alert', reference);
      return redirectAfterPost(reply, `${path}?result=done`);
    });
  }
}
