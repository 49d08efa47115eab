import { once } from 'node:events';
import type { Server } from 'node:net';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** The port on which a server listens. */
export function getPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

/** Lets a service listen on a free port. */
export async function listen(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return getPort(app.server);
}

/** An open socket to a service, until the test is over. */
export async function connectTo(app: FastifyInstance): Promise<Socket> {
  const socket = connect(await listen(app), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that a service answers until it closes the connection. */
export async function readResponse(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Sends text as it is, and reads the answer until the service closes the connection. */
export async function sendText(app: FastifyInstance, text: string): Promise<string> {
  const socket = await connectTo(app);
  socket.write(text);
  return readResponse(socket);
}
