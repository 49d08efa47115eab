/**
 * `pnpm dev`: the site with hot reload on PORT (3000), each page rendered per request, and the service behind /api.
 * Rebuilds changed content; an error in it is printed, and the pages stay unchanged.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { createServer, isRunnableDevEnvironment } from 'vite';

import type * as Server from '../src/server.tsx';

const port = Number(process.env.PORT ?? 3000);
const servicePort = port + 1;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const children: ChildProcess[] = [];
process.on('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());

const content = spawn(process.execPath, ['tools/build-entries.ts', '--watch'], {
  cwd: path('../../content/'),
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
children.push(content);
// A fault of the builder, which has printed it. Without it, no change would be shown again.
content.on('exit', () => process.exit(1));
// The first build. After an error it is the one that mends it.
await once(content, 'message');
children.push(
  spawn(process.execPath, [path('../../api/src/main.ts'), 'serve'], {
    env: { ...process.env, PORT: String(servicePort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);

const vite = await createServer({
  configFile: path('../vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, proxy: { '/api': `http://localhost:${servicePort}` } },
});

const { ssr, client } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite does not run the modules of the server here.');
const { runner } = ssr;

// The server's modules have read the content: they are evaluated again, and not compiled.
content.on('message', () => {
  runner.clearCache();
  client.hot.send({ type: 'full-reload' });
});

async function render(url: URL): Promise<{ status: number; html: string }> {
  const { renderPage } = await runner.import<typeof Server>('/src/server.tsx');
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
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use, so the site cannot be served there. Stop the other program, or choose another port: PORT=${port + 100} npm run dev`,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`Site with hot reload on http://localhost:${port}`));
