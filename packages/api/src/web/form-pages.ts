import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJoinForm } from '@longcovid/content/forms';
import { accept } from '../intake/accept.ts';
import type { Outcome } from '../intake/accept.ts';
import { refusalOfOutcome } from '../intake/refusal.ts';
import { refuseCrossSite } from '../limits/cross-site.ts';
import { BODY_LIMIT, refuseSizeOrType } from '../limits/size-and-type.ts';
import { localeOfPath } from '../problems/language.ts';
import type { Refusal } from '../problems/problem.ts';
import { refusalOf } from '../problems/problem.ts';
import { refusalOfError } from '../problems/refused.ts';
import { freshForm, keyOf, valuesOf } from './form-state.ts';
import { judgeFormToken } from './form-token.ts';
import type { FormState } from './mount.ts';
import type { WebParts } from './web.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_PATHS = ['/join', '/es/join'];

/** The pages that are rendered for each request, and the form that works without script. */
export function formPages(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { site, intake, publicUrl, limit, rendered } = parts;
  const fresh = (): FormState => freshForm(intake.formSecret, intake.now());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.addHook('onRequest', (request, _reply, done) => {
    refuseSizeOrType(request, FORM_TYPE);
    refuseCrossSite(request, publicUrl);
    done();
  });

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOfError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'form page failed');
    if (request.method !== 'POST') return rendered.sayPlainly(reply, routeOf(request), refusal);
    return showRefused(request, reply, fresh(), refusal);
  });

  for (const path of site.requestPaths) {
    const isForm = FORM_PATHS.includes(path);
    app.get(path, (request, reply) =>
      rendered.showWithinLimit(request, reply, path, limit, isForm ? fresh : undefined),
    );
    if (isForm) app.post<{ Body: URLSearchParams }>(path, receive);
  }
  return Promise.resolve();

  async function receive(request: FastifyRequest<{ Body: URLSearchParams }>, reply: FastifyReply) {
    const fields = request.body;
    const form = { ...fresh(), values: valuesOf(fields) };
    const key = keyOf(fields);
    const token = fields.get('token') ?? '';
    const wait = await limit(request.ip);
    const verdict = judgeFormToken(intake.formSecret, token, intake.now());
    if (verdict !== 'invalid') form.token = token;
    if (key !== null) form.key = key;
    if (wait !== null) return showRefused(request, reply, form, { ...refusalOf(429), retryAfter: wait });
    if (verdict === 'invalid' || key === null) return showRefused(request, reply, form, refusalOf(400));
    const isSuspect = verdict === 'hasty' || (fields.get('nickname') ?? '') !== '';
    return submit(request, reply, form, isSuspect);
  }

  async function submit(
    request: FastifyRequest<{ Body: URLSearchParams }>,
    reply: FastifyReply,
    form: FormState,
    suspect: boolean,
  ) {
    const path = routeOf(request);
    const submission = {
      request: readJoinForm(request.body),
      locale: localeOfPath(path),
      key: form.key,
      captchaToken: '',
      suspect,
    };
    let outcome: Outcome;
    try {
      outcome = await accept(intake, submission);
    } catch (error) {
      request.log.error({ err: error }, 'join request not stored');
      return showRefused(request, reply, form, refusalOfError(error));
    }
    if ('reference' in outcome) {
      const sent = `${path}/sent?reference=${encodeURIComponent(outcome.reference)}`;
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').redirect(sent, 303);
    }
    // The stored request keeps its key: what was changed since then is another request.
    const next = outcome.result === 'key-reused' ? { ...form, key: fresh().key } : form;
    return showRefused(request, reply, next, refusalOfOutcome(outcome));
  }

  function showRefused(request: FastifyRequest, reply: FastifyReply, form: FormState, refusal: Refusal) {
    const { errors = [], problem } = refusal;
    return rendered.show(
      request,
      reply,
      routeOf(request),
      { ...form, errors: [...errors], problem },
      refusal,
    );
  }
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '/';
