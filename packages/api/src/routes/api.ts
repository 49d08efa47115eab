import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isForOtherHost } from '../limits/origin.ts';
import { getStatusProblem, sendProblem, HttpProblemError, toHttpProblem } from '../problems/problem.ts';
import { registerAlerts } from './alerts.ts';
import { registerCaptcha } from './captcha.ts';
import { registerContactMessages } from './contact-messages.ts';
import type { ApiContext } from './context.ts';
import { HEALTH_PATH, READY_PATH, registerHealth } from './health.ts';
import { registerJoinRequests } from './join-requests.ts';
import { registerLocations } from './locations.ts';
import { getRequestLocale } from './context.ts';
import { registerSites } from './sites.ts';

/** Registers the routes under `/api`: JSON in and out, problem details for errors, no CORS. */
export async function registerApi(app: FastifyInstance, context: ApiContext): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, _reply, done) => {
    const isMonitoring = [HEALTH_PATH, READY_PATH].includes(request.routeOptions.url ?? '');
    if (!isMonitoring && isForOtherHost(request, context.publicUrl))
      throw new HttpProblemError(getStatusProblem(421));
    done();
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Long COVID research programme', version: '1.0.0' },
      servers: [{ url: context.publicUrl.origin }],
    },
    transform: jsonSchemaTransform,
  });

  app.setErrorHandler((error, request, reply) => {
    const problem = toHttpProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const locale = getRequestLocale(request);
    return sendProblem(reply, problem, locale, context.messages[locale]);
  });
  app.setNotFoundHandler((request, reply) => {
    const locale = getRequestLocale(request);
    return sendProblem(reply, getStatusProblem(404), locale, context.messages[locale]);
  });

  registerHealth(app, context);
  registerSites(app, context);
  registerLocations(app, context);
  registerCaptcha(app, context);
  registerJoinRequests(app, context);
  registerContactMessages(app, context);
  registerAlerts(app, context);
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  // Otherwise an unknown path would be looked up among the pages of the site.
  app.get('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
}
