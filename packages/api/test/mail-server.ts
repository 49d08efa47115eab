import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { getPort } from './wire.ts';

/** A message that the server has accepted, or would have. */
export type Mail = { to: string[]; text: string };

/** What goes wrong: never, once the message is there, before the first word, or for this address. */
export type Fault = 'none' | 'dies-half-way' | 'refuses-message' | 'hangs' | `refuses ${string}`;

export type MailServer = {
  url: string;
  port: number;
  /** What was accepted. */
  mails: Mail[];
  /** All that clients have said, with the messages. */
  readTraffic: () => string;
  failWith: (fault: Fault) => void;
};

/** Starts a server that speaks as much SMTP as a client needs, until the test is over. */
export async function startMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const mails: Mail[] = [];
  const traffic: string[] = [];
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';

  const talk = (socket: Socket): void => {
    let mail: Mail = { to: [], text: '' };
    let isMessage = false;
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hearLine = (line: string): void => {
      traffic.push(line);
      if (isMessage && line !== '.') {
        mail.text += `${line.replace(/^\./, '')}\n`;
        return;
      }
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1];
      if (isMessage) {
        isMessage = false;
        if (fault === 'dies-half-way') {
          socket.destroy();
          return;
        }
        if (fault !== 'refuses-message') mails.push(mail);
        say(fault === 'refuses-message' ? '451 try later' : '250 accepted');
      } else if (recipient !== undefined) {
        if (fault !== `refuses ${recipient}`) mail.to.push(recipient);
        say(fault === `refuses ${recipient}` ? '550 unknown' : '250 ok');
      } else if (line === 'DATA') {
        isMessage = true;
        say('354 go on');
      } else if (line === 'STARTTLS') say('502 unknown');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else {
        if (line.startsWith('MAIL')) mail = { to: [], text: '' };
        say('250 ok');
      }
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hearLine(line);
    });
    if (fault !== 'hangs') say('220 test');
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, host);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  const port = getPort(server);
  return {
    url: `smtp://${host}:${port}`,
    port,
    mails,
    readTraffic: () => traffic.join('\n'),
    failWith: (next) => (fault = next),
  };
}
