import type { FastifyInstance } from 'fastify';

/** Says once that a proxy seems to stand in front while none is trusted: all visitors then count as one address. */
export function warnUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isForwarded && !hasWarned) {
      hasWarned = true;
      app.log.warn(
        'A proxy header came in, but no proxy is trusted, so the rate limit counts the proxy as one visitor. ' +
          'If a proxy stands in front of the service, set TRUST_PROXY.',
      );
    }
    done();
  });
}
