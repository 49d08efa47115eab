import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { formatRawResponse } from '../response-headers.ts';
import { hasSeveralHosts } from './origin.ts';

/**
 * How many requests of one connection may be unanswered. Browsers and proxies send one at a time; a client that sends
 * on without reading would fill the memory with responses.
 */
export const MAX_UNANSWERED = 8;

/** Longer than a proxy keeps an idle connection, 60 seconds in nginx, so that it never sends on a closed one. */
const KEEP_ALIVE_MS = 72_000;
/** Node checks for slow requests every 30 seconds by default. */
const CHECK_INTERVAL_MS = 500;

/**
 * `requestTimeout`: how long a request may take to arrive completely. `socketTimeout`: how long a connection may make no
 * progress. Both in milliseconds.
 */
export type ConnectionLimits = { requestTimeout: number; socketTimeout: number };

const rejectedSockets = new WeakSet<Socket>();

/**
 * Creates servers that close a connection with more unanswered requests than any browser or proxy sends, or with a
 * request that has several `Host` headers, and reads nothing more from it. A refused request never reaches Fastify.
 */
export function createServerFactory({
  requestTimeout,
  socketTimeout,
}: ConnectionLimits): FastifyServerFactory {
  const options = {
    requestTimeout,
    headersTimeout: requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  };
  return (handle) => {
    const unanswered = new WeakMap<Socket, number>();
    const guard = (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request;
      if (rejectedSockets.has(socket)) return;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > MAX_UNANSWERED || hasSeveralHosts(request)) {
        rejectedSockets.add(socket);
        stopParsing(socket);
        if (count > MAX_UNANSWERED) socket.destroy();
        else socket.end(formatRawResponse('400 Bad Request'));
        return;
      }
      unanswered.set(socket, count);
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      handle(request, response);
    };
    return createServer(options, guard).setTimeout(socketTimeout);
  };
}

/** What Node calls for each request of a socket. Undocumented; a test counts what Node parses after it. */
type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };
/** As for a change of protocol: the rest is not HTTP. */
const STOP = 2;

/** Without this, Node would parse what is left of a packet of a closed socket, thousands of requests. */
function stopParsing({ parser }: ParsedSocket): void {
  if (parser) parser.onIncoming = () => STOP;
}

/** Handles no request that came before the one for which its connection was closed: nobody receives the response. */
export function skipRejected(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (rejectedSockets.has(request.raw.socket)) reply.hijack();
    else done();
  });
}
