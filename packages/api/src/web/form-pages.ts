import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../intake/accept.ts';
import { toOutcomeProblem } from '../intake/outcome-problem.ts';
import { rejectCrossSite } from '../limits/cross-site.ts';
import { MAX_FORM_BODY_BYTES, rejectSizeOrType } from '../limits/size-and-type.ts';
import { getPathLocale } from './accept-language.ts';
import type { HttpProblem } from '../problems/problem.ts';
import { getStatusProblem } from '../problems/problem.ts';
import { toHttpProblem } from '../problems/http-problem-error.ts';
import { createFormState, tryParseKey, tryParseFields, pickValues } from './form-state.ts';
import { verifyFormToken } from './form-token.ts';
import type { WebForm } from './forms.ts';
import { WEB_FORMS } from './forms.ts';
import type { FormState } from './mount.ts';
import { registerAlertStop } from './alert-stop.ts';
import { redirectAfterPost } from './page-renderer.ts';
import type { WebContext } from './context.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

type FormRequest = FastifyRequest<{ Body: string }>;

/** Registers the pages that are rendered per request, and the forms that work without script. */
export function registerFormPages(app: FastifyInstance, context: WebContext): Promise<void> {
  const { site, intake, publicUrl, rateLimit, pageRenderer } = context;
  const createState = ({ kind }: WebForm): FormState =>
    createFormState(kind, intake.formSecret, intake.now());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: MAX_FORM_BODY_BYTES },
    (_request, body, done) => done(null, String(body)),
  );

  app.addHook('onRequest', (request, _reply, done) => {
    rejectSizeOrType(request, FORM_TYPE, MAX_FORM_BODY_BYTES);
    rejectCrossSite(request, publicUrl);
    done();
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = toHttpProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const form = WEB_FORMS.get(getRoutePattern(request));
    if (request.method !== 'POST' || form === undefined)
      return pageRenderer.sendFallbackPage(reply, getRoutePattern(request), problem);
    return renderWithErrors(request, reply, createState(form), problem);
  });

  for (const path of site.requestPaths) {
    const form = WEB_FORMS.get(path);
    app.get(path, (request, reply) =>
      pageRenderer.sendPageWithinLimit(request, reply, path, rateLimit, form && (() => createState(form))),
    );
    if (form) app.post(path, (request: FormRequest, reply) => handlePost(form, request, reply));
  }
  registerAlertStop(app, context);
  return Promise.resolve();

  async function handlePost(form: WebForm, request: FormRequest, reply: FastifyReply) {
    const wait = await rateLimit(request.ip);
    const rateLimitProblem = wait === null ? null : { ...getStatusProblem(429), retryAfter: wait };
    const fields = tryParseFields(request.body);
    if (fields === null)
      return pageRenderer.sendFallbackPage(
        reply,
        getRoutePattern(request),
        rateLimitProblem ?? getStatusProblem(400),
      );
    const state = { ...createState(form), values: pickValues(fields, form.controlNames) };
    const key = tryParseKey(fields);
    const token = fields.get('token') ?? '';
    const verdict = verifyFormToken(intake.formSecret, token, intake.now());
    if (verdict !== 'invalid') state.token = token;
    if (key !== null) state.key = key;
    if (rateLimitProblem !== null) return renderWithErrors(request, reply, state, rateLimitProblem);
    if (verdict === 'invalid' || key === null)
      return renderWithErrors(request, reply, state, getStatusProblem(400));
    const isSuspect = verdict === 'too-fast' || (fields.get('nickname') ?? '') !== '';
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
    const path = getRoutePattern(request);
    let outcome: Outcome;
    try {
      outcome = await form.submit(intake, fields, {
        locale: getPathLocale(path),
        key: state.key,
        captchaToken: null,
        suspect,
      });
    } catch (error) {
      request.log.error({ err: error }, 'submission not stored');
      return renderWithErrors(request, reply, state, toHttpProblem(error));
    }
    if ('reference' in outcome) {
      const receipt = form.createReceipt(outcome.reference, intake.formSecret);
      return redirectAfterPost(reply, `${path}/sent?${new URLSearchParams(receipt).toString()}`);
    }
    // The stored record keeps its key, so the changed values need a new one.
    const next = outcome.result === 'key-reused' ? { ...state, key: createState(form).key } : state;
    return renderWithErrors(request, reply, next, toOutcomeProblem(form.name, outcome));
  }

  function renderWithErrors(
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormState,
    problem: HttpProblem,
  ) {
    const { invalidForm, messageId } = problem;
    return pageRenderer.sendPage(
      request,
      reply,
      getRoutePattern(request),
      { ...form, errors: [...(invalidForm?.errors ?? [])], problem: messageId },
      problem,
    );
  }
}

const getRoutePattern = (request: FastifyRequest): string => request.routeOptions.url ?? '/';
