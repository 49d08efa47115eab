import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { Document, type PageData } from './Document';
import { checkVisit } from './check-visit';

const locale = 'es-US';

async function readData(request: IncomingMessage): Promise<PageData> {
  if (request.method !== 'POST') return { locale };
  const typed = Object.fromEntries(new URLSearchParams(await text(request)));
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const failure = checkVisit(form, locale);
  return failure.errors.length === 0 ? { locale } : { locale, typed, failure };
}

const server = createServer((request, response) => {
  void (async () => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/assets/')) {
      const file = basename(pathname);
      response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
      createReadStream(join(import.meta.dirname, 'assets', file)).pipe(response);
      return;
    }
    const data = await readData(request);
    if (request.method === 'POST' && !data.failure) {
      response.writeHead(303, { location: '/?sent' }).end();
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const { pipe } = renderToPipeableStream(<Document {...data} />, {
      nonce,
      bootstrapScriptContent: `window.pageData = ${JSON.stringify(data).replaceAll('<', '\\u003c')}`,
      bootstrapModules: ['/assets/client.js'],
      // So small that what is in Suspense follows the rest of the page even if it is ready.
      progressiveChunkSize: 500,
      onShellReady() {
        response.writeHead(data.failure ? 422 : 200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': [
            "default-src 'none'",
            `script-src 'nonce-${nonce}' 'strict-dynamic'`,
            "style-src 'self'",
            'img-src data:',
            "form-action 'self'",
            "base-uri 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
          ].join('; '),
        });
        pipe(response);
      },
    });
  })();
});
server.listen(Number(process.env.PORT));
