import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What to do with the line when the service says what to write and commit: let it through, cut it before or behind the server, or let it go dead. */
export type Failure = 'never' | 'before' | 'behind' | 'silence';

export type DatabaseProxy = { url: string; failAt: (when: Failure) => void };

/** A line to a PostgreSQL server that can be cut at the worst moment. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let when: Failure = 'never';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // A line that was cut says so; that is what this is for.
    return socket.on('error', () => socket.destroy());
  };
  const server = createServer((fromService) => {
    const toServer = keep(connect(Number(new URL(url).port), '127.0.0.1'));
    keep(fromService).on('data', (chunk: Buffer) => {
      const isCommit = chunk.includes('INSERT INTO record');
      if (isCommit && when === 'before') {
        fromService.destroy();
        toServer.destroy();
        return;
      }
      if (isCommit && when !== 'never') toServer.unpipe(fromService).resume();
      if (isCommit && when === 'behind') toServer.once('data', () => fromService.destroy());
      toServer.write(chunk);
    });
    toServer.pipe(fromService);
    fromService.on('close', () => toServer.destroy());
    toServer.on('close', () => fromService.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const line = new URL(url);
  line.port = String(typeof address === 'object' ? address?.port : '');
  return { url: line.href, failAt: (then) => (when = then) };
}
