import type { Locale, StudySite } from '@longcovid/content';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Intake } from '../intake/accept.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { refusalOf, sendProblem } from '../problems/problem.ts';
import { refusalOfError } from '../problems/http-problem-error.ts';
import type { Words } from '../problems/messages.ts';
import { captcha } from './captcha.ts';
import { contactMessages } from './contact-messages.ts';
import { health } from './health.ts';
import { joinRequests } from './join-requests.ts';
import { locations } from './locations.ts';
import { problemLocale } from './request-locale.ts';
import { sites } from './sites.ts';

/** What the calls work with. */
export type ApiParts = {
  intake: Intake;
  studySites: readonly StudySite[];
  words: Record<Locale, Words>;
  publicUrl: URL;
  limit: RateLimit;
};

/** All calls under `/api`: JSON in and out, problem details for errors, closed to other sites. */
export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'same-origin' },
    // The service itself asks for it, on pages too.
    strictTransportSecurity: false,
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Long COVID research programme', version: '1.0.0' },
      servers: [{ url: parts.publicUrl.origin }],
    },
    transform: jsonSchemaTransform,
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
    const locale = problemLocale(request);
    return sendProblem(reply, refusal, locale, parts.words[locale]);
  });
  app.setNotFoundHandler((request, reply) => {
    const locale = problemLocale(request);
    return sendProblem(reply, refusalOf(404), locale, parts.words[locale]);
  });

  health(app, parts);
  sites(app, parts);
  locations(app, parts);
  captcha(app, parts);
  joinRequests(app, parts);
  contactMessages(app, parts);
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  // Without this, an unknown call would be looked up among the pages of the site.
  app.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
}
