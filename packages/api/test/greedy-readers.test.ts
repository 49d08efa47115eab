import { once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_UNANSWERED } from '../src/limits/connections.ts';
import type { ServiceOptions } from '../src/service.ts';
import { createFakeSite } from './fake-site.ts';
import { createTestService } from './test-service.ts';
import { connectTo } from './wire.ts';

const CONNECTIONS = 100;
const PIPELINED = 500;
/** A page of the size of our home page, and a file that no buffer of the system holds. */
const PAGE_BYTES = 60_000;
const FILM_BYTES = 30_000_000;
const MAX_GROWTH_BYTES = 150_000_000;

/** Counts requests that Node parses and that reach a route, and the files of the site that are open. */
async function startService(changes: Partial<ServiceOptions> = {}) {
  const site = createFakeSite();
  writeFileSync(join(site.folder, 'site-map/index.html'), 'x'.repeat(PAGE_BYTES));
  writeFileSync(join(site.folder, 'film.mp4'), Buffer.alloc(FILM_BYTES));
  const { app } = await createTestService({ site, ...changes });
  let handled = 0;
  app.addHook('preHandler', (_request, _reply, done) => {
    handled += 1;
    done();
  });
  let parsed = 0;
  const countParsed = (message: unknown): void => {
    if ((message as { server: unknown }).server === app.server) parsed += 1;
  };
  subscribe('http.server.request.start', countParsed);
  onTestFinished(() => void unsubscribe('http.server.request.start', countParsed));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    countParsed: () => parsed,
    countHandled: () => handled,
    countOpenFiles: () => listOpenFiles().filter((file) => file.startsWith(site.folder)).length,
  };
}

function listOpenFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch (error) {
      // The descriptor by which the folder itself was read.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  });
}

const countConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** The same small request, to be sent many times in one packet. */
const createRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('closes connections that send 500 requests without reading, and parses and keeps hardly anything', async () => {
  const { app, countHandled, countOpenFiles, countParsed } = await startService({ socketTimeout: 2000 });
  const before = process.memoryUsage.rss();
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => (await connectTo(app)).pause()),
  );
  for (const socket of sockets) socket.write(createRequest('/site-map').repeat(PIPELINED));
  await expect.poll(countParsed, { timeout: 20_000 }).toBeGreaterThan(CONNECTIONS * MAX_UNANSWERED);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect(countOpenFiles()).toBeLessThan(CONNECTIONS);
  await expect.poll(() => countConnections(app), { timeout: 20_000 }).toBe(0);

  // The last is the one that is refused. A packet can be split, so that some are answered before the next part.
  expect(countParsed()).toBeLessThan(2 * CONNECTIONS * (MAX_UNANSWERED + 1));
  expect(countHandled()).toBeLessThan(CONNECTIONS);
  expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES);
});

test('closes a connection at the first request over the cap, and handles none of them', async () => {
  const { app, countHandled, countParsed } = await startService();
  const socket = await connectTo(app);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(createRequest('/site-map').repeat(MAX_UNANSWERED + 1));
  await once(socket, 'close');
  expect([received, countParsed(), countHandled()]).toEqual(['', MAX_UNANSWERED + 1, 0]);
});

test('answers as many requests at once as a connection may have unanswered, and later ones', async () => {
  const { app } = await startService();
  const socket = await connectTo(app);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const countAnswers = () => received.split('HTTP/1.1 200 OK').length - 1;
  for (let round = 1; round <= 5; round += 1) {
    socket.write(createRequest('/api/health').repeat(MAX_UNANSWERED));
    await expect.poll(countAnswers).toBe(round * MAX_UNANSWERED);
  }
});

test('closes a connection whose client stops reading a response', async () => {
  const { app, countOpenFiles } = await startService({ socketTimeout: 500 });
  const socket = (await connectTo(app)).pause();
  socket.write(createRequest('/film.mp4'));
  await expect.poll(countOpenFiles).toBe(1);
  await expect.poll(() => countConnections(app), { timeout: 5000 }).toBe(0);
  await expect.poll(countOpenFiles).toBe(0);
});
