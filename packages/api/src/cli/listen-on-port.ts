import type { Server } from 'node:net';

/**
 * Starts a server and returns its port. `name` is the variable that sets the port.
 *
 * @throws Error with instructions if the port is in use.
 */
export async function listenOnPort(
  server: Server,
  name: string,
  port: number,
  listen: () => Promise<unknown>,
): Promise<number> {
  try {
    await listen();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `Port ${port} is in use by another program, so nobody could reach the service. ` +
        `Stop that program, or set ${name} to another number.`,
      { cause: error },
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
