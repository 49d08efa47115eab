import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { loadContent } from '@longcovid/content/load';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Captcha } from './captcha/captcha.ts';
import { rateLimit } from './limits/rate-limit.ts';
import { BODY_LIMIT } from './limits/size-and-type.ts';
import { warnOfProxy } from './limits/proxy-warning.ts';
import type { Metrics } from './metrics.ts';
import { refusalOf, sendProblem } from './problems/problem.ts';
import { loadWords } from './problems/messages.ts';
import { api } from './routes/api.ts';
import type { Sealer } from './sealing/seal.ts';
import type { RequestStore } from './storage/request-store.ts';
import type { MountedSite } from './web/mount.ts';
import { web } from './web/web.ts';

/** A request must have arrived whole after this, in milliseconds. */
export const REQUEST_TIMEOUT = 15_000;
/** How long open requests may still finish when the service stops, in milliseconds. */
const STOP_TIMEOUT = 5000;

/** What a service is made of. */
export type ServiceParts = {
  store: RequestStore;
  seal: Sealer;
  captcha: Captcha;
  formSecret: string;
  rateLimitMax: number;
  trustedProxies: string[];
  publicUrl: URL;
  log: FastifyBaseLogger;
  /** Null: the calls alone. */
  site: MountedSite | null;
  now?: () => Date;
  /** The database by which several instances share their limits. Default: each counts in memory. */
  pool?: Pool | null;
  /** Counts the answers. Default: nobody does. */
  metrics?: Metrics;
  /** A request must have arrived whole after this, in milliseconds. Default: 15,000. */
  requestTimeout?: number;
};

/** Puts the service together; it listens when told to. */
export async function createService(parts: ServiceParts): Promise<FastifyInstance> {
  const { store, seal, captcha, formSecret, publicUrl, now = () => new Date() } = parts;
  const { requestTimeout = REQUEST_TIMEOUT } = parts;
  const words = loadWords();
  const { studySites } = loadContent('en');
  const intake = { studySites, store, captcha, seal, formSecret, now };
  const limit = rateLimit({ max: parts.rateLimitMax, formSecret, now, pool: parts.pool ?? null });

  const app = Fastify<Server>({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node looks for slow requests every 30 seconds unless told otherwise.
    http: { connectionsCheckingInterval: 500, headersTimeout: requestTimeout },
    trustProxy: parts.trustedProxies.length > 0 ? parts.trustedProxies : false,
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  });

  parts.metrics?.watch(app);
  if (parts.trustedProxies.length === 0) warnOfProxy(app);
  if (publicUrl.protocol === 'https:') askForSafeLine(app);
  // A visitor whose line is dead must not keep the service from stopping.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT).unref();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
    done();
  });

  await app.register((scope) => api(scope, { intake, studySites, words, publicUrl, limit }), {
    prefix: '/api',
  });
  const { site } = parts;
  if (site === null) {
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, refusalOf(404), 'en', words.en));
  } else {
    await app.register((scope) => web(scope, { site, intake, words, publicUrl, limit }));
  }
  return app;
}

/**
 * An address whose path can be decoded. A broken link, such as `/%E0%A4%A`, is looked up as the characters that it is
 * written with; nothing has such a name, so its visitor gets the page or the problem of an address that is not there.
 */
function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Once a visitor has come over HTTPS, the browser uses nothing else for a year. */
function askForSafeLine(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Strict-Transport-Security', 'max-age=31536000');
    done();
  });
}

/** Answers what is not HTTP, or came too slowly, and writes nothing of it down. */
function refuseConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isSlow ? '408 Request Timeout' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
