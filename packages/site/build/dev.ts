/** `pnpm dev`: the site with hot reload on PORT (3000), each page rendered anew, and the service behind /api. */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import type * as Server from '../src/server.tsx';

const port = Number(process.env.PORT ?? 3000);
const servicePort = port + 1;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const service = spawn('node', [path('../../api/src/main.ts'), 'serve'], {
  env: { ...process.env, PORT: String(servicePort) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => service.kill());

const vite = await createServer({
  configFile: path('../vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, proxy: { '/api': `http://localhost:${servicePort}` } },
});

async function render(url: URL): Promise<{ status: number; html: string }> {
  const { renderPage } = (await vite.ssrLoadModule('/src/server.tsx')) as typeof Server;
  const { status, html } = await renderPage({ path: url.pathname, query: url.searchParams });
  return { status, html: await vite.transformIndexHtml(url.pathname, html) };
}

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    render(new URL(request.url ?? '/', `http://localhost:${port}`)).then(
      ({ status, html }) => response.writeHead(status, { 'Content-Type': 'text/html' }).end(html),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
      },
    );
  });
}).listen(port, () => console.log(`Site with hot reload on http://localhost:${port}`));
