import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; null if they are not installed. */
export const POSTGRESQL_FOLDER = findPrograms();

function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

/** PostgreSQL does not run as root: use Debian's own user for it, or nobody. */
function findUnprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A server for one test file, in a temporary folder and on a free port. */
export type Postgresql = {
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  port: number;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops the server and deletes its data. */
  remove: () => Promise<void>;
  /** The database as SQL, as in a backup. */
  dump: (url: string) => Promise<Buffer>;
  /** Restores a dump into an empty database. */
  restore: (dump: Buffer, url: string) => Promise<void>;
};

/**
 * @param isDurable Whether its data is on a disk, as in production. Default: false, in memory where there is room.
 * @param settings Further settings, such as `full_page_writes=off`.
 * @param superuser The role that owns the server. Default: the role of the service.
 */
export async function startPostgresql({
  isDurable = false,
  superuser = 'longcovid',
  settings: furtherSettings = [],
}: { isDurable?: boolean; superuser?: string; settings?: readonly string[] } = {}): Promise<Postgresql> {
  const programs = POSTGRESQL_FOLDER;
  if (programs === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql).');
  const program = (name: string): string => join(programs, name);
  const owner = findUnprivilegedUser();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : findFolderInMemory(), 'longcovid-postgresql-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  await execute(
    program('initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await findFreePort();
  const getDatabaseUrl = (name: string): string => `postgres://${superuser}@127.0.0.1:${port}/${name}`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    ...furtherSettings,
  ];
  let server: ChildProcess | null = null;
  let databases = 0;

  const start = async (): Promise<void> => {
    const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(program('postgres'), parameters, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await waitForOutput(server, 'ready to accept connections');
  };
  const stop = async (): Promise<void> => {
    if (server === null) return;
    const closed = once(server, 'close');
    server.kill('SIGINT');
    await closed;
    server = null;
  };
  await start();
  return {
    port,
    start,
    stop,
    createDatabase: async () => {
      databases += 1;
      const name = `test${databases}`;
      await execute(program('psql'), ['-q', '-c', `CREATE DATABASE ${name}`, getDatabaseUrl('postgres')]);
      return getDatabaseUrl(name);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    dump: async (url) =>
      (await execute(program('pg_dump'), [url], { encoding: 'buffer', maxBuffer: 1e8 })).stdout,
    restore: async (dump, url) => {
      const psql = execFile(program('psql'), ['-q', '-v', 'ON_ERROR_STOP=1', url]);
      psql.stdin?.end(dump);
      const [code] = (await once(psql, 'close')) as [number];
      if (code !== 0) throw new Error('The dump could not be restored.');
    },
  };
}

const MEMORY_FOLDER = '/dev/shm';
const MIN_MEMORY_BYTES = 1e9;

/** A folder where flushing costs nothing, since the service refuses a server that does not flush. */
function findFolderInMemory(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > MIN_MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
}

async function waitForOutput(process: ChildProcess, expected: string): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    process.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(expected)) resolve();
    });
    process.once('close', () => reject(new Error(`PostgreSQL stopped: ${text}`)));
  });
}

/** A port that is not in use. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
