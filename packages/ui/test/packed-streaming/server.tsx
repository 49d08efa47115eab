import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { Document, type PageData } from './Document';
import { checkVisit, findLocale, type Locale } from './check-visit';

async function readForm(request: IncomingMessage, locale: Locale): Promise<PageData> {
  const typed = Object.fromEntries(new URLSearchParams(await text(request)));
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const failure = checkVisit(form, locale);
  // Store the data here.
  return failure.errors.length === 0 ? { locale } : { locale, typed, failure };
}

function sendFile(response: ServerResponse, file: string): void {
  const stream = createReadStream(join(import.meta.dirname, 'assets', file));
  stream.on('error', () => response.writeHead(404).end());
  stream.on('open', () => {
    response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
    stream.pipe(response);
  });
}

function sendPage(response: ServerResponse, data: PageData): void {
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
    onShellError: () => response.writeHead(500).end(),
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [, lang, page = ''] = path.split('/');
  const locale = findLocale(lang);
  if (lang === 'assets') sendFile(response, basename(page));
  else if (path === '/') response.writeHead(302, { location: '/en/visit' }).end();
  else if (!locale || page !== 'visit') response.writeHead(404).end();
  else if (request.method !== 'POST') sendPage(response, { locale, isSent: query === 'sent' });
  else {
    const data = await readForm(request, locale);
    if (data.failure) sendPage(response, data);
    else response.writeHead(303, { location: `${path}?sent` }).end();
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(400).end();
  });
});
server.listen(Number(process.env.PORT));
