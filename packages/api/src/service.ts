import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { loadContent } from '@longcovid/content/load';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Captcha } from './captcha/captcha.ts';
import { loadAlertPlaces } from './intake/alert-places.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { MAX_BODY_BYTES } from './limits/size-and-type.ts';
import type { Metrics } from './metrics.ts';
import { getStatusProblem, sendProblem } from './problems/problem.ts';
import { loadApiMessages } from './problems/messages.ts';
import { registerApi } from './routes/api.ts';
import type { Sealer } from './sealing/seal.ts';
import type { RequestStore } from './storage/request-store.ts';
import type { MountedSite } from './web/mount.ts';
import { registerWeb } from './web/web.ts';

/** How long a request may take to arrive completely, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000;
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
  /** Default: no metrics. */
  metrics?: Metrics;
  /** How long a request may take to arrive completely, in milliseconds. Default: 15,000. */
  requestTimeout?: number;
};

/** Creates the service without starting to listen. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { store, seal, captcha, formSecret, publicUrl, now = () => new Date() } = options;
  const { requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const messages = loadApiMessages();
  const { studySites } = loadContent('en');
  const places = await loadAlertPlaces();
  const intake = { studySites, places, store, captcha, seal, formSecret, now };
  const rateLimit = createRateLimit({
    max: options.rateLimitMax,
    formSecret,
    now,
    pool: options.rateLimitPool ?? null,
  });

  const app = Fastify<Server>({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout,
    // Node checks for slow requests every 30 seconds by default.
    http: { connectionsCheckingInterval: 500, headersTimeout: requestTimeout },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    clientErrorHandler: rejectConnection,
    rewriteUrl: ({ url = '/' }) => escapeInvalidPath(url),
  });

  options.metrics?.instrument(app);
  if (options.trustedProxies.length === 0) warnUntrustedProxy(app);
  if (publicUrl.protocol === 'https:') enableHsts(app);
  // A dead connection must not keep the service from stopping.
  app.addHook('preClose', (done) => {
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

  await app.register((scope) => registerApi(scope, { intake, studySites, messages, publicUrl, rateLimit }), {
    prefix: '/api',
  });
  const { site } = options;
  if (site === null) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, getStatusProblem(404), 'en', messages.en));
  } else {
    await app.register((scope) => registerWeb(scope, { site, intake, messages, publicUrl, rateLimit }));
  }
  return app;
}

/**
 * Escapes a path that cannot be decoded, such as `/%E0%A4%A`. No page has such a path, so it becomes an ordinary 404.
 */
function escapeInvalidPath(url: string): string {
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

/** HTTP Strict Transport Security for a year. */
function enableHsts(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Strict-Transport-Security', 'max-age=31536000');
    done();
  });
}

/** Responds to what is not HTTP or came too slowly, and logs nothing of it. */
function rejectConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isSlow ? '408 Request Timeout' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
