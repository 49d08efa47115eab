import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../intake/accept.ts';
import { createReceipt, isSignedReference } from '../intake/signatures.ts';
import { toOutcomeProblem } from '../intake/outcome-problem.ts';
import { rejectCrossSite } from '../limits/origin.ts';
import { rejectOverLimit } from '../limits/rate-limit.ts';
import { MAX_FORM_BODY_BYTES, rejectSizeOrType } from '../limits/size-and-type.ts';
import { getPathLocale } from './accept-language.ts';
import type { HttpProblem } from '../problems/problem.ts';
import { getStatusProblem, toHttpProblem } from '../problems/problem.ts';
import { createFormState, tryParseKey, tryParseFields, pickValues } from './form-state.ts';
import { readRenderedAt, verifyFormToken } from './form-token.ts';
import type { WebForm } from './forms.ts';
import { getConfirmationPath, WEB_FORMS } from './forms.ts';
import type { FormState } from './mount.ts';
import { registerAlertStop } from './alert-stop.ts';
import { redirectAfterPost } from './page-renderer.ts';
import { getQueryString } from './site-urls.ts';
import type { WebContext } from './page-renderer.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

type FormRequest = FastifyRequest<{ Body: string }>;

/** Registers the pages that are rendered per request, and the forms that work without script. */
export function registerFormPages(app: FastifyInstance, context: WebContext): Promise<void> {
  const { site, intake, publicUrl, pageLimit, pageRenderer } = context;
  const createState = ({ kind }: WebForm, key?: string, renderedAt = intake.now()): FormState =>
    createFormState(kind, intake.formSecret, renderedAt, key);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: MAX_FORM_BODY_BYTES },
    (_request, body, done) => done(null, String(body)),
  );

  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    await rejectOverLimit(context, request.ip);
    rejectSizeOrType(request, FORM_TYPE, MAX_FORM_BODY_BYTES);
    rejectCrossSite(request, publicUrl);
  });

  app.setErrorHandler(async (error, request, reply) => {
    const problem = toHttpProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const form = WEB_FORMS.get(getRoutePattern(request));
    // Over the limit a small page: rendering would do the work that the limit is to save.
    if (request.method !== 'POST' || form === undefined || problem.status === 429)
      return pageRenderer.sendFallbackPage(reply, getPathLocale(getRoutePattern(request)), problem);
    return renderWithErrors(request, reply, createState(form), problem);
  });

  for (const path of site.requestPaths) {
    const form = WEB_FORMS.get(path);
    app.get(path, (request, reply) =>
      pageRenderer.sendPageWithinLimit(request, reply, path, pageLimit, form && (() => createState(form))),
    );
    if (form) app.post(path, (request: FormRequest, reply) => handlePost(form, request, reply));
  }
  registerAlertStop(app, context);
  for (const [path, form] of WEB_FORMS) rejectForgedReceipts(getConfirmationPath(path), form);
  return Promise.resolve();

  /** Redirects a confirmation that this service did not issue to the page that says that nothing was sent. */
  function rejectForgedReceipts(path: string, form: WebForm): void {
    app.addHook('onRequest', async (request, reply) => {
      if (getRoutePattern(request) !== path) return;
      const query = new URLSearchParams(getQueryString(request));
      const [reference, signature] = [query.get('reference'), query.get('signature') ?? ''];
      if (reference === null || isSignedReference(intake.formSecret, form.kind, reference, signature)) return;
      return reply.header('Cache-Control', 'no-store').redirect(path, 302);
    });
  }

  function handlePost(form: WebForm, request: FormRequest, reply: FastifyReply) {
    const fields = tryParseFields(request.body);
    if (fields === null)
      return pageRenderer.sendFallbackPage(
        reply,
        getPathLocale(getRoutePattern(request)),
        getStatusProblem(400),
      );
    const token = fields.get('token') ?? '';
    const state = {
      ...createState(form, tryParseKey(fields) ?? undefined),
      values: pickValues(fields, form.controlNames),
    };
    const scope = { form: form.kind, key: state.key };
    const verdict = verifyFormToken(intake.formSecret, scope, token, intake.now());
    const isValid = verdict !== 'invalid';
    if (isValid) state.token = token;
    return submit(form, fields, request, reply, state, {
      ...(isValid && { formToken: token }),
      suspect:
        verdict === 'too-fast' ||
        (fields.get('nickname') ?? '') !== '' ||
        context.networkTotals.isUnusual(request.ip),
    });
  }

  async function submit(
    form: WebForm,
    fields: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
    state: FormState,
    verdict: { formToken?: string; suspect: boolean },
  ) {
    const path = getRoutePattern(request);
    let outcome: Outcome;
    try {
      outcome = await form.submit(intake, fields, {
        locale: getPathLocale(path),
        key: state.key,
        captchaToken: null,
        ...verdict,
      });
    } catch (error) {
      request.log.error({ err: error }, 'submission not stored');
      return renderWithErrors(request, reply, state, toHttpProblem(error));
    }
    if ('reference' in outcome) {
      const receipt = createReceipt(intake.formSecret, form.kind, outcome.reference);
      const query = new URLSearchParams(receipt).toString();
      return redirectAfterPost(reply, `${getConfirmationPath(path)}?${query}`);
    }
    // This form has no captcha; its token was refused, and the state has a new one.
    const problem =
      outcome.result === 'captcha-failed' ? getStatusProblem(400) : toOutcomeProblem(form.name, outcome);
    const { key, token } = renewHiddenFields(form, state, outcome.result);
    return renderWithErrors(request, reply, { ...state, key, token }, problem);
  }

  /** The hidden fields with which the form can be sent again. */
  function renewHiddenFields(form: WebForm, state: FormState, result: Outcome['result']): FormState {
    // The stored record keeps its key, so the changed values need a new one.
    if (result === 'key-reused') return createState(form, undefined, readRenderedAt(state.token));
    return result === 'token-spent' ? createState(form, state.key) : state;
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
