import { expect, test } from 'vitest';
import { createTestService } from './test-service.ts';
import { sendText } from './wire.ts';

const POST = 'POST /api/join-requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
/** What a proxy would take for a part of the body. */
const HIDDEN = 'GET /api/locations HTTP/1.1\r\nHost: a\r\n\r\n';
const LENGTH = `Content-Length: ${HIDDEN.length}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

/** Requests whose end a proxy and the service could see in different places (RFC 9112, 11.2). */
const AMBIGUOUS: [name: string, request: string][] = [
  ['a length and chunks', `${POST}${LENGTH}${CHUNKED}\r\n0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', `${POST}${CHUNKED}${LENGTH}\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 0\r\n${LENGTH}\r\n${HIDDEN}`],
  ['two lengths in one line', `${POST}Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ['an unknown transfer coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  [
    'chunks that are not the last coding',
    `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n${LENGTH}\r\n0\r\n\r\n${HIDDEN}`],
  ['a continued header', `${POST}X-A: b\r\n ${LENGTH}\r\n${HIDDEN}`],
  ['a chunk size that overflows', `${POST}${CHUNKED}\r\nfffffffffffffffff1\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk longer than its size', `${POST}${CHUNKED}\r\n1\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
  ['a line that ends with a carriage return alone', `${POST}X-A: b\rContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['a NUL in a header', `${POST}X-A: \0\r\n${LENGTH}\r\n${HIDDEN}`],
];

test.each(AMBIGUOUS)('rejects a request with %s, and reads nothing after it', async (_name, request) => {
  const { app, readRecords } = await createTestService();
  const reached: string[] = [];
  app.addHook('preHandler', (incoming, _reply, done) => {
    reached.push(incoming.url);
    done();
  });
  const received = await sendText(app, request);
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  expect(reached).toEqual([]);
  expect(await readRecords()).toEqual([]);
});
