import { createReadStream, existsSync, globSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

import { z } from 'zod';

import { listTargets, type ScanTarget } from '../scan/targets.ts';

/** A page to check, by its name in the output. The language is that of the browser: a page has any. */
const createPage = (id: string, address: string): ScanTarget => ({
  kind: 'page',
  id,
  addresses: { en: address },
});

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The file of an address in a folder; null for one that is none, such as `/50%`, or outside of the folder. */
function findFile(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
  const path = resolve(folder, `.${decoded}`);
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return file.startsWith(folder + sep) && existsSync(file) ? file : null;
}

/** Serves a folder to this machine until the process ends; files of other types go without a type, for the browser. */
async function serveFolder(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = findFile(folder, new URL(url, 'http://localhost').pathname);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)];
    response.writeHead(200, type ? { 'content-type': type } : {});
    createReadStream(file).pipe(response);
  });
  server.unref();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function readSitemap(address: string): Promise<ScanTarget[]> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${address} does not respond.`, { cause });
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  const text = await response.text();
  const locations = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&'),
  );
  if (locations.length === 0) throw new Error(`${address} is no sitemap: it has no <loc>.`);
  if (/<sitemapindex\b/.test(text)) return (await Promise.all(locations.map(readSitemap))).flat();
  return locations.map((each) => createPage(each, each));
}

/** The stories of a Storybook, by the address of its index. */
async function listStories(index: string): Promise<ScanTarget[]> {
  const base = new URL('.', index).href;
  try {
    return await listTargets({ kind: 'storybook', base, languageGlobal: 'locale' }, ['en']);
  } catch (cause) {
    // It has responded, with something else.
    const isOther = cause instanceof SyntaxError || cause instanceof z.ZodError;
    throw isOther ? new Error(`${index} is no index of stories.`, { cause }) : cause;
  }
}

/**
 * Lists the pages of an address: a page, those of a sitemap (`.xml`), the stories of a Storybook (`index.json`, or a
 * folder with its build), or the HTML files of a folder.
 * @throws Error that says why there are none.
 */
export async function findPages(address: string): Promise<ScanTarget[]> {
  if (/^https?:\/\//.test(address)) {
    if (!URL.canParse(address)) throw new Error(`${address} is not an address.`);
    const { pathname } = new URL(address);
    if (pathname.endsWith('.xml')) return readSitemap(address);
    return pathname.endsWith('/index.json') ? listStories(address) : [createPage(address, address)];
  }
  if (!existsSync(address))
    throw new Error(
      `${address} is neither a folder nor an address that begins with http:// or https://. --help lists the commands.`,
    );
  if (!statSync(address).isDirectory())
    throw new Error(`${address} is a file. Give its folder, or the address at which a server has it.`);
  const files = globSync('**/*.html', { cwd: address, exclude: ['**/node_modules/**'] }).sort();
  if (files.length === 0) throw new Error(`${address} has no HTML file.`);
  const base = await serveFolder(resolve(address));
  if (files.includes('iframe.html') && existsSync(join(address, 'index.json')))
    return listStories(new URL('index.json', base).href);
  return files.map((file) =>
    createPage(
      file.split(sep).join('/'),
      new URL(file.split(sep).map(encodeURIComponent).join('/'), base).href,
    ),
  );
}
