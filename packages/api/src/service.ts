import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { loadContent, loadPlaceTables } from '@longcovid/content/load';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Captcha } from './captcha/captcha.ts';
import type { ClosedGroup } from './intake/recruiting-sites.ts';
import { watchRecruitingSites } from './intake/recruiting-sites.ts';
import { createServerFactory, skipRejected } from './limits/connections.ts';
import { createNetworkTotals } from './limits/network-totals.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { MAX_BODY_BYTES } from './limits/size-and-type.ts';
import type { Metrics } from './metrics.ts';
import { getStatusProblem, sendProblem } from './problems/problem.ts';
import type { ApiMessages } from './problems/messages.ts';
import { loadApiMessages } from './problems/messages.ts';
import { registerApi } from './routes/api.ts';
import { READY_PATH } from './routes/health.ts';
import { addSecurityHeaders, formatRawResponse } from './response-headers.ts';
import type { Sealer } from './sealing/seal.ts';
import type { RequestStore } from './storage/request-store.ts';
import type { MountedSite } from './web/mount.ts';
import { registerWeb } from './web/web.ts';

/** How long a request may take to arrive completely, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** How long a connection may make no progress, in milliseconds: its client reads nothing of its responses. */
export const SOCKET_TIMEOUT_MS = 20_000;
/** How long open requests may take to finish when the service stops, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 5000;

/** Settings and dependencies of a service. */
export type ServiceOptions = {
  store: RequestStore;
  seal: Sealer;
  captcha: Captcha;
  formSecret: string;
  rateLimitMax: number;
  trustedProxies: string[];
  publicUrl: URL;
  log: FastifyBaseLogger;
  /** Null: serve `/api` only. */
  site: MountedSite | null;
  now?: () => Date;
  /** Connections to the database in which instances share their rate limits. Default: each counts in memory. */
  rateLimitPool?: Pool | null;
  /** Whether the service is about to stop, so that a load balancer should use another instance. Default: never. */
  isDraining?: () => boolean;
  /** Default: no metrics. */
  metrics?: Metrics;
  /** Reads which groups staff closed, once a second. Default: none. */
  readClosedGroups?: () => Promise<readonly ClosedGroup[]>;
  /** Whether an event is stored with each record, for the webhook to deliver. Default: false. */
  hasWebhook?: boolean;
  /** How long a request may take to arrive completely, in milliseconds. Default: 15,000. */
  requestTimeout?: number;
  /** How long a connection may make no progress, in milliseconds. Default: 20,000. */
  socketTimeout?: number;
};

/** How many pages may be rendered for an address in a minute, for each submission that it may send. */
export const PAGES_PER_SUBMISSION = 20;

/** Creates the service without starting to listen. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { store, seal, captcha, formSecret, publicUrl, hasWebhook = false, now = () => new Date() } = options;
  const { requestTimeout = REQUEST_TIMEOUT_MS, socketTimeout = SOCKET_TIMEOUT_MS } = options;
  const messages = loadApiMessages(publicUrl.origin);
  const recruitingSites = await watchRecruitingSites(
    loadContent('en').studySites,
    options.readClosedGroups ?? (() => Promise.resolve([])),
    options.log,
  );
  const intake = {
    get studySites() {
      return recruitingSites.get();
    },
    ...{ places: loadPlaceTables(), store, captcha, seal, formSecret, hasWebhook, now },
  };
  const rateLimit = createRateLimit({
    max: options.rateLimitMax,
    formSecret,
    now,
    pool: options.rateLimitPool ?? null,
    log: options.log,
  });
  // Each instance counts for itself, since the limit is for its own processor.
  const pageLimit = createRateLimit({
    max: PAGES_PER_SUBMISSION * options.rateLimitMax,
    formSecret,
    now,
    pool: null,
    log: options.log,
  });
  const networkTotals = createNetworkTotals(options.rateLimitMax, formSecret, now);

  const app = Fastify<Server>({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: createServerFactory({ requestTimeout, socketTimeout }),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    clientErrorHandler: rejectConnection,
    rewriteUrl: ({ url = '/' }) => escapeInvalidPath(url),
  });

  skipRejected(app);
  options.metrics?.instrument(app);
  if (options.trustedProxies.length === 0) warnUntrustedProxy(app);
  addSecurityHeaders(app, publicUrl);
  if (options.isDraining) announceDrain(app, options.isDraining, messages.en);
  app.addHook('preClose', (done) => {
    // Before the storage closes.
    recruitingSites.stop();
    // A dead connection must not keep the service from stopping.
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const durationMs = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, durationMs },
      'request completed',
    );
    done();
  });

  await app.register(
    (scope) =>
      registerApi(scope, {
        intake,
        getStudySites: recruitingSites.get,
        messages,
        publicUrl,
        rateLimit,
        networkTotals,
      }),
    {
      prefix: '/api',
    },
  );
  const { site } = options;
  if (site === null) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, getStatusProblem(404), 'en', messages.en));
  } else {
    await app.register((scope) =>
      registerWeb(scope, { site, intake, messages, publicUrl, rateLimit, networkTotals, pageLimit }),
    );
  }
  return app;
}

/**
 * Escapes a path that cannot be decoded, such as `/%E0%A4%A`. No page has such a path, so it becomes an ordinary 404.
 */
function escapeInvalidPath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Warns once when requests come through a proxy that is not trusted. */
function warnUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isForwarded && !hasWarned) {
      hasWarned = true;
      const hint =
        'The rate limit counts all visitors behind a proxy as one. Set TRUST_PROXY to its address.';
      app.log.warn({ hint }, 'proxy header ignored');
    }
    done();
  });
}

/** Before the service stops, `/api/ready` responds 503, and no connection stays open for further requests. */
function announceDrain(app: FastifyInstance, isDraining: () => boolean, messages: ApiMessages): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isDraining()) void reply.header('Connection', 'close');
    if (isDraining() && request.routeOptions.url === READY_PATH)
      void sendProblem(reply, getStatusProblem(503), 'en', messages);
    else done();
  });
}

/** Responds to what is not HTTP or came too slowly, and logs nothing of it. */
function rejectConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  socket.end(formatRawResponse(isSlow ? '408 Request Timeout' : '400 Bad Request'));
}
