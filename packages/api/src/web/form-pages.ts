import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../intake/accept.ts';
import { refusalOfOutcome } from '../intake/outcome-problem.ts';
import { refuseCrossSite } from '../limits/cross-site.ts';
import { FORM_BODY_LIMIT, refuseSizeOrType } from '../limits/size-and-type.ts';
import { localeOfPath } from './accept-language.ts';
import type { Refusal } from '../problems/problem.ts';
import { refusalOf } from '../problems/problem.ts';
import { refusalOfError } from '../problems/http-problem-error.ts';
import { freshForm, keyOf, readFields, getValues } from './form-state.ts';
import { judgeFormToken } from './form-token.ts';
import type { WebForm } from './forms.ts';
import { WEB_FORMS } from './forms.ts';
import type { FormState } from './mount.ts';
import type { WebParts } from './web.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

type Posted = FastifyRequest<{ Body: string }>;

/** The pages that are rendered for each request, and the forms that work without script. */
export function formPages(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { site, intake, publicUrl, limit, rendered } = parts;
  const fresh = ({ page }: WebForm): FormState => freshForm(page, intake.formSecret, intake.now());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT },
    (_request, body, done) => done(null, String(body)),
  );

  app.addHook('onRequest', (request, _reply, done) => {
    refuseSizeOrType(request, FORM_TYPE, FORM_BODY_LIMIT);
    refuseCrossSite(request, publicUrl);
    done();
  });

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOfError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'form page failed');
    const form = WEB_FORMS.get(routeOf(request));
    if (request.method !== 'POST' || form === undefined)
      return rendered.sayPlainly(reply, routeOf(request), refusal);
    return showRefused(request, reply, fresh(form), refusal);
  });

  for (const path of site.requestPaths) {
    const form = WEB_FORMS.get(path);
    app.get(path, (request, reply) =>
      rendered.showWithinLimit(request, reply, path, limit, form && (() => fresh(form))),
    );
    if (form) app.post(path, (request: Posted, reply) => receive(form, request, reply));
  }
  return Promise.resolve();

  async function receive(form: WebForm, request: Posted, reply: FastifyReply) {
    const wait = await limit(request.ip);
    const tooOften = wait === null ? null : { ...refusalOf(429), retryAfter: wait };
    const fields = readFields(request.body);
    if (fields === null) return rendered.sayPlainly(reply, routeOf(request), tooOften ?? refusalOf(400));
    const state = { ...fresh(form), values: getValues(fields, form.controls) };
    const key = keyOf(fields);
    const token = fields.get('token') ?? '';
    const verdict = judgeFormToken(intake.formSecret, token, intake.now());
    if (verdict !== 'invalid') state.token = token;
    if (key !== null) state.key = key;
    if (tooOften !== null) return showRefused(request, reply, state, tooOften);
    if (verdict === 'invalid' || key === null) return showRefused(request, reply, state, refusalOf(400));
    const isSuspect = verdict === 'hasty' || (fields.get('nickname') ?? '') !== '';
    return submit(form, fields, request, reply, state, isSuspect);
  }

  async function submit(
    form: WebForm,
    fields: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
    state: FormState,
    suspect: boolean,
  ) {
    const path = routeOf(request);
    let outcome: Outcome;
    try {
      outcome = await form.submit(intake, fields, {
        locale: localeOfPath(path),
        key: state.key,
        captchaToken: null,
        suspect,
      });
    } catch (error) {
      request.log.error({ err: error }, 'form not stored');
      return showRefused(request, reply, state, refusalOfError(error));
    }
    if ('reference' in outcome) {
      const sent = `${path}/sent?reference=${encodeURIComponent(outcome.reference)}`;
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').redirect(sent, 303);
    }
    // The stored record keeps its key: what was changed since then is another one.
    const next = outcome.result === 'key-reused' ? { ...state, key: fresh(form).key } : state;
    return showRefused(request, reply, next, refusalOfOutcome(form.name, outcome));
  }

  function showRefused(request: FastifyRequest, reply: FastifyReply, form: FormState, refusal: Refusal) {
    const { invalid, problem } = refusal;
    return rendered.show(
      request,
      reply,
      routeOf(request),
      { ...form, errors: [...(invalid?.errors ?? [])], problem },
      refusal,
    );
  }
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '/';
