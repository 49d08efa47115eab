import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './postgresql.ts';

const GUIDE = join(import.meta.dirname, '../../../docs/guides/nginx.conf');
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of nginx; null if it is not installed. */
export const NGINX = PROGRAMS.find((path) => existsSync(path)) ?? null;

export type Nginx = {
  /** Its HTTPS URL, with a self-signed certificate. */
  base: URL;
  stop: () => Promise<void>;
};

/** Starts nginx with the guide's configuration, changing only ports, certificate, and what a test asks for. */
export async function startNginx(
  instancePorts: readonly [number, number],
  changes: readonly [string, string][] = [],
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-nginx-'));
  for (const name of ['body', 'proxy', 'logs']) mkdirSync(join(folder, name));
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = createCertificate(folder);
  const guide = replaceAll(readFileSync(GUIDE, 'utf8'), [
    ['127.0.0.1:3001', `127.0.0.1:${instancePorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${instancePorts[1]}`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['/etc/letsencrypt/live/example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.org/privkey.pem', key],
    ...changes,
  ]);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr notice; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/body; uwsgi_temp_path ${folder}/body; scgi_temp_path ${folder}/body;\n${guide}\n}`,
  );
  const server = spawn(NGINX ?? '', ['-p', folder, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(server, 'close');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  // It listens before it starts its workers.
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('start worker process ')) resolve();
    });
    server.once('close', () => reject(new Error(`nginx stopped: ${printed}`)));
  });
  return { base: new URL(`https://127.0.0.1:${https}`), stop };
}

/** Throws if the guide lacks a part that must be replaced. */
function replaceAll(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The guide has no ${from}.`);
    return changed.replaceAll(from, to);
  }, text);
}

function createCertificate(folder: string): [string, string] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=example.org', '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'pipe' });
  return [key, certificate];
}
