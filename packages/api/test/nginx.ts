import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findFreePort } from './postgresql.ts';
import { temporaryFolder } from './temporary-folder.ts';

const GUIDE = join(import.meta.dirname, '../../../docs/guides/nginx.conf');
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of nginx; null if it is not installed. */
export const NGINX = PROGRAMS.find((path) => existsSync(path)) ?? null;

/** Starts nginx with the guide's configuration, changing only ports and certificate. Returns its HTTPS URL. */
export async function startNginx(instancePorts: readonly [number, number]): Promise<URL> {
  const folder = temporaryFolder();
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
  ]);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/body; uwsgi_temp_path ${folder}/body; scgi_temp_path ${folder}/body;\n${guide}\n}`,
  );
  const server = spawn(NGINX ?? '', ['-p', folder, '-c', main], { stdio: 'ignore' });
  onTestFinished(async () => {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  });
  await expect.poll(() => acceptsConnections(https), { timeout: 20_000 }).toBe(true);
  return new URL(`https://127.0.0.1:${https}`);
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

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
