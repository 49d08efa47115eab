import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { MountedSite, RenderPage } from '../src/web/mount.ts';
import { temporaryFolder } from './test-service.ts';

/** The script of every built page; it takes the language from the path. */
export const STARTER = '<script type="module" src="/assets/loader-Ab12.js" data-client="x"></script>';

const FILES = {
  'index.html': '<h1>Home</h1>',
  'es/index.html': '<h1>Inicio</h1>',
  'DHPFAQ/index.html': '<h1>Questions</h1>',
  'site-map/index.html': '<h1>Site map</h1>',
  'es/site-map/index.html': '<h1>Mapa del sitio</h1>',
  'accessibility/reports/report.en.html': '<h1>Report</h1>',
  'catalogue/index.html': '<h1>Components</h1>',
  'catalogue/iframe.html': '<h1>One</h1>',
  '404.html': `${STARTER}<h1>Not here</h1>`,
  'es/404.html': `${STARTER}<h1>No está</h1>`,
  'assets/page-Ab12.js': 'console.log("page");',
  'favicon.ico': 'icon',
  _headers: 'for another host',
};

/** Renders the state of the form as JSON for assertions. */
export const renderStateAsJson: RenderPage = ({ path, query, form }) =>
  Promise.resolve({ status: 200, html: JSON.stringify({ path, query: query.toString(), form }) });

/** Creates a small built site for one test. */
export function createFakeSite(renderPage: RenderPage = renderStateAsJson): MountedSite {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return {
    folder: `${folder}${sep}`,
    builtPaths: new Set(['/', '/es', '/DHPFAQ', '/site-map', '/es/site-map']),
    requestPaths: new Set(
      [
        ...['/join', '/join/sent', '/contact', '/contact/sent'],
        ...['/alerts', '/alerts/sent', '/alerts/stop'],
      ].flatMap((path) => [path, `/es${path}`]),
    ),
    queryPaths: new Map([['/', new Set(['cohort', 'near'])]]),
    redirects: new Map([
      ['/old', { to: '/site-map', status: 302 }],
      ['/find', { to: '/#find-sites', status: 302 }],
      ['/es/find', { to: '/es#find-sites', status: 302 }],
      ['/children', { to: '/?cohort=pediatric&status=open#find-sites', status: 301 }],
    ]),
    headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
    folders: new Map([['catalogue', { 'Content-Security-Policy': "frame-ancestors 'self'" }]]),
    renderPage,
  };
}
