import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { getPort } from './wire.ts';

/**
 * When an INSERT fails: never, before it reaches the server, before its response reaches the service, or by silence.
 */
export type Failure = 'never' | 'before-insert' | 'after-insert' | 'silent';

export type DatabaseProxy = {
  url: string;
  failAt: (when: Failure) => void;
  /** The statements that the service has sent, each of which is a round trip, without those that set up a connection. */
  statements: readonly string[];
};

/** A proxy to a PostgreSQL server that can break connections during an INSERT. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let when: Failure = 'never';
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // Broken connections emit errors, as intended.
    return socket.on('error', () => socket.destroy());
  };
  const server = createServer((fromService) => {
    const toServer = keep(connect(Number(new URL(url).port), '127.0.0.1'));
    keep(fromService).on('data', (chunk: Buffer) => {
      statements.push(...readStatements(chunk));
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
  const line = new URL(url);
  line.port = String(getPort(server));
  return { url: line.href, failAt: (then) => (when = then), statements };
}

/** Types of messages of the frontend/backend protocol: Query, and Parse. */
const QUERY = 0x51;
const PARSE = 0x50;

/** The statements in what one write has sent. A startup message has no type and is ignored. */
function readStatements(chunk: Buffer): string[] {
  const statements: string[] = [];
  for (let start = 0; start + 5 <= chunk.length && chunk[start] !== 0;) {
    const end = start + 1 + chunk.readUInt32BE(start + 1);
    const text = chunk.toString('utf8', start + 5, end).split('\0');
    if (chunk[start] === QUERY) statements.push(text[0] ?? '');
    // Its name comes first.
    if (chunk[start] === PARSE) statements.push(text[1] ?? '');
    start = end;
  }
  return statements.filter((text) => !/^\s*(SELECT current_setting|SET )/.test(text));
}
