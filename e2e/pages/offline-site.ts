import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a connection that a test cuts, also for the service worker. */
export type OfflineSite = {
  url: string;
  /** `down`: connections break; `hanging`: no request is answered. */
  connection: 'up' | 'down' | 'hanging';
  /** Changes what the site answers for a path. */
  edit: ((path: string, text: string) => string) | undefined;
  /** The paths that were requested. */
  requested: string[];
  stop: () => void;
};

/** Serves the site of another address on a port of its own. */
export async function startOfflineSite(from: string): Promise<OfflineSite> {
  const target = new URL(from);
  const server: Server = createServer((incoming, outgoing) => {
    if (site.connection === 'hanging') return;
    if (site.connection === 'down') {
      incoming.socket.destroy();
      return;
    }
    const path = incoming.url ?? '/';
    site.requested.push(path);
    const { edit } = site;
    const headers = { ...incoming.headers, host: target.host };
    if (edit) {
      // Whole and not compressed, to be changed.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const options = { host: target.hostname, port: target.port, path, method: incoming.method, headers };
    const passed = request(options, (response) => {
      const { 'content-length': length, ...rest } = response.headers;
      if (!edit || !/html|javascript/.test(`${rest['content-type']}`)) {
        outgoing.writeHead(response.statusCode ?? 500, length ? { ...rest, 'content-length': length } : rest);
        response.pipe(outgoing);
        return;
      }
      delete rest.etag;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        outgoing.writeHead(response.statusCode ?? 500, rest);
        outgoing.end(edit(path, Buffer.concat(parts).toString()));
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const site: OfflineSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    connection: 'up',
    edit: undefined,
    requested: [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
