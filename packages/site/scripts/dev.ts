/**
 * `pnpm dev`: the site with hot reload on PORT (3000), each page rendered per request, and the service behind /api.
 * Rebuilds changed content; an error in it is printed, and the pages stay unchanged.
 */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import type * as Server from '../src/server.tsx';

const port = Number(process.env.PORT ?? 3000);
const servicePort = port + 1;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const service = spawn(process.execPath, [path('../../api/src/main.ts'), 'serve'], {
  env: { ...process.env, PORT: String(servicePort) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => service.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());

const vite = await createServer({
  configFile: path('../vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, proxy: { '/api': `http://localhost:${servicePort}` } },
});

const content = path('../../content/');
let build: ReturnType<typeof spawn> | undefined;
let isChanged = false;

/** One build at a time; changes during a build start another one. */
function buildContent(): void {
  isChanged = false;
  build = spawn(process.execPath, ['tools/build-entries.ts'], { cwd: content, stdio: 'inherit' });
  build.on('exit', (code) => {
    build = undefined;
    if (isChanged) buildContent();
    else if (code === 0) {
      // The loaded content is cached.
      vite.environments.ssr.moduleGraph.invalidateAll();
      vite.environments.client.hot.send({ type: 'full-reload' });
    }
  });
}

vite.watcher
  .add(['entries', 'messages', 'datasets'].map((folder) => content + folder))
  .on('all', (event, file) => {
    if (!file.startsWith(content) || file.startsWith(`${content}dist`) || /^addDir|unlinkDir/.test(event))
      return;
    isChanged = true;
    if (!build) buildContent();
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
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use, so the site cannot be served there. Stop the other program, or choose another port: PORT=${port + 100} npm run dev`,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`Site with hot reload on http://localhost:${port}`));
