import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What frames a response, or takes it into a page, has to be ours. The catalogue of components frames itself. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Not for names below that of `PUBLIC_URL`, which may be others' and have no HTTPS: docs/guides/deploy.md. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };

const FILE_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A script may be that of a worker, which takes its policy from its own response. */
const SCRIPT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** The content security policy of a file by its type, for files that are no page. */
export function getFilePolicy(file: string): string {
  switch (extname(file)) {
    case '.js':
    case '.mjs':
      return SCRIPT_POLICY;
    case '.pdf':
      // The viewers of some browsers obey the policy of the file.
      return "frame-ancestors 'none'";
    default:
      return FILE_POLICY;
  }
}

/** Adds the security headers to every response that does not set its own. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: URL): void {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...(publicUrl.protocol === 'https:' && HSTS),
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    done(null, payload);
  });
}

/** A whole response without a body, for what never becomes a request. */
export function formatRawResponse(status: '400 Bad Request' | '408 Request Timeout'): string {
  const headers = { ...SECURITY_HEADERS, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
}
