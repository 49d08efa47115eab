import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ClientBase } from 'pg';
import type { Schema } from './schema.ts';
import type { OnConnectionError, OpenStorage } from './types.ts';

/** How long to wait for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
/** A socket without traffic for this long is closed, in milliseconds. Pending queries on it fail then. */
const SOCKET_TIMEOUT_MS = 6000;
/** Less than the socket timeout, in milliseconds. */
const POOL_IDLE_TIMEOUT_MS = 4000;
/** After this the server ends an idle transaction and frees its key, in milliseconds. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
const MAX_CONNECTIONS = 10;
const MAX_RATE_LIMIT_CONNECTIONS = 1;

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`; never repeated in an error.
 * @throws Error if the server cannot be reached, or acknowledges transactions before they are on disk.
 */
export async function openPostgresql(
  url: string,
  onConnectionError: OnConnectionError,
): Promise<OpenStorage & { rateLimitPool: Pool }> {
  const pool = createPool(url, onConnectionError, MAX_CONNECTIONS, configureConnection);
  const rateLimitPool = createPool(
    url,
    onConnectionError,
    MAX_RATE_LIMIT_CONNECTIONS,
    disableSynchronousCommit,
  );
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await Promise.all([pool.end(), rateLimitPool.end()]);
    if (cause instanceof UnsafeServerError) throw cause;
    throw new Error(
      'The database of DATABASE_URL cannot be reached, so requests could not be stored. ' +
        'Check that its server runs, and that host, name and password are right.',
      { cause },
    );
  }
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgresql',
    database,
    rateLimitPool,
    backUp: () => Promise.resolve(null),
    checkpointWal: () => Promise.resolve(),
    // Kysely ends its pool only after it has been used.
    close: async () => {
      await Promise.all([pool.end(), rateLimitPool.end()]);
    },
  };
}

function createPool(
  url: string,
  onConnectionError: OnConnectionError,
  max: number,
  onConnect: (client: ClientBase) => Promise<void>,
): Pool {
  // The pool awaits this hook before it lends the connection. Its types lack it.
  const hooks = { onConnect };
  const pool = new Pool({
    connectionString: url,
    application_name: 'longcovid-api',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: POOL_IDLE_TIMEOUT_MS,
    stream: createSocketWithTimeout,
    keepAlive: true,
    ...hooks,
  });
  // A lost connection emits `error`, which would end the process if unhandled: on the pool while idle, on the client
  // while in use.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  return pool;
}

/** A query timeout would leave the dead socket in the pool; a socket timeout destroys it. */
function createSocketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SOCKET_TIMEOUT_MS, () =>
    socket.destroy(new Error('The database connection timed out.')),
  );
}

class UnsafeServerError extends Error {
  override readonly name = 'UnsafeServerError';
}

/** Settings without which a power cut could lose an acknowledged request, and what it could do. */
const DURABILITY_SETTINGS = {
  synchronous_commit: 'could lose an acknowledged request',
  fsync: 'could destroy the whole database',
  full_page_writes: 'could destroy pages of the database',
} as const;

/** Checked for each connection, since the settings can change while the service runs. */
async function configureConnection(client: ClientBase): Promise<void> {
  const names = Object.keys(DURABILITY_SETTINGS) as (keyof typeof DURABILITY_SETTINGS)[];
  const { rows } = await client.query<Record<string, string>>(
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')},
            set_config('idle_in_transaction_session_timeout', '${IDLE_TRANSACTION_TIMEOUT_MS}', false)`,
  );
  const unsafe = names.find((name) => rows[0]?.[name] === 'off');
  if (unsafe === undefined) return;
  throw new UnsafeServerError(
    `The database has ${unsafe} = off, so a power cut ${DURABILITY_SETTINGS[unsafe]}. ` +
      `Set it to on for this server${unsafe === 'synchronous_commit' ? ', database and user' : ''}.`,
  );
}

/**
 * Counters of one address share a row, which each update would lock until the disk has it. Losing a count is
 * acceptable.
 */
async function disableSynchronousCommit(client: ClientBase): Promise<void> {
  await client.query('SET synchronous_commit = off');
}
