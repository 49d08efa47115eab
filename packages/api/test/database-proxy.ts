import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * When an INSERT fails: never, before it reaches the server, before its response reaches the service, or by silence.
 */
export type Failure = 'never' | 'before-insert' | 'after-insert' | 'silent';

export type DatabaseProxy = { url: string; failAt: (when: Failure) => void };

/** A proxy to a PostgreSQL server that can break connections during an INSERT. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let when: Failure = 'never';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // Broken connections emit errors, as intended.
    return socket.on('error', () => socket.destroy());
  };
  const server = createServer((fromService) => {
    const toServer = keep(connect(Number(new URL(url).port), '127.0.0.1'));
    keep(fromService).on('data', (chunk: Buffer) => {
      const isCommit = chunk.includes('INSERT INTO record');
      if (isCommit && when === 'before-insert') {
        fromService.destroy();
        toServer.destroy();
        return;
      }
      if (isCommit && when !== 'never') toServer.unpipe(fromService).resume();
      if (isCommit && when === 'after-insert') toServer.once('data', () => fromService.destroy());
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
