import { join } from 'node:path';
import { vanillaExtract } from '../../vanilla-extract.mjs';
import type { Browser, Page } from 'playwright';
import { build, type Plugin, type Rolldown } from 'vite';
import { stripDevWarnings } from '../../development-only.mjs';

const address = 'http://times.test';

/** Bundles a page as a partner would; gives back its files by path. `plugins` find what is not installed here. */
export async function bundlePage(
  input = join(import.meta.dirname, 'page.tsx'),
  plugins: Plugin[] = [],
): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../..'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [plugins, stripDevWarnings(), vanillaExtract()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  );
  const links = [...files.keys()].filter((path) => path.endsWith('.css'));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const styles = links.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  files.set(
    '/index.html',
    `<!doctype html><html lang="en"><title>Times</title>${styles}<body><script type="module" src="/${entry?.fileName ?? ''}"></script>`,
  );
  return files;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Opens the page of a widget, waits for hydration, and slows the processor down by `rate`. */
export async function openPage(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  widget: string,
  rate = 4,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path) ?? files.get('/index.html') ?? '';
    return route.fulfill({ body, contentType: types[path.split('.')[1] ?? 'html'] ?? 'text/html' });
  });
  await page.goto(`${address}/${widget}`, { waitUntil: 'networkidle' });
  await page.locator('main').locator('input, button, a, select').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}
