import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ClientBase } from 'pg';
import type { Schema } from './schema.ts';
import type { OnConnectionError, OpenStorage } from './types.ts';

/** How long one instance waits for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
/** How long a line may be silent, in milliseconds, before it counts as dead. Whoever waits for it is told then. */
const SOCKET_TIMEOUT_MS = 6000;
/** Lines that nobody uses are closed before that, in milliseconds. */
const POOL_IDLE_TIMEOUT_MS = 4000;
/** How long a transaction may stand still, in milliseconds, before the server ends it and frees its key. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
const MAX_CONNECTIONS = 10;
const MAX_RATE_LIMIT_CONNECTIONS = 4;

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`; it is never repeated in an error.
 * @throws Error when the server cannot be reached, or acknowledges what it has not yet written.
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
    // Kysely closes a pool only after it has used it.
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
  // The pool waits for it before it gives a connection out, which its types do not say.
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
  // A connection that breaks says so in an event, which would end the process if nobody heard it: an idle one by the
  // pool, one in use by itself.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  return pool;
}

/** A query that times out leaves its line in the pool, dead; a line that is ended by its silence does not. */
function createSocketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SOCKET_TIMEOUT_MS, () =>
    socket.destroy(new Error('The database connection timed out.')),
  );
}

class UnsafeServerError extends Error {
  override readonly name = 'UnsafeServerError';
}

/** Looks at each new connection, since a server can be set otherwise while the service runs. */
async function configureConnection(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ commit: string }>(
    `SELECT current_setting('synchronous_commit') AS commit,
            set_config('idle_in_transaction_session_timeout', '${IDLE_TRANSACTION_TIMEOUT_MS}', false)`,
  );
  if (rows[0]?.commit !== 'off') return;
  throw new UnsafeServerError(
    'The database has synchronous_commit = off, so a power cut could lose an acknowledged request. ' +
      'Set it to on for this server, database and user.',
  );
}

/** Many sends of one address count in one row, which each would hold until the disk has it. A count may be lost. */
async function disableSynchronousCommit(client: ClientBase): Promise<void> {
  await client.query('SET synchronous_commit = off');
}
