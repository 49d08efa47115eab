import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { getPort } from './wire.ts';

/** A delivery as it arrived. */
export type Received = { headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: URL;
  received: Received[];
  /** How the next deliveries are answered. Default: 204. */
  answerWith: (answer: (response: ServerResponse) => void) => void;
};

/** Starts an HTTP server that receives events until the test is over. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${getPort(server)}/hooks/longcovid`),
    received,
    answerWith: (next) => (answer = next),
  };
}
