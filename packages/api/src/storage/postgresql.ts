import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ClientBase } from 'pg';
import type { OpenStorage } from './open-database.ts';
import type { Schema } from './schema.ts';

/** How long one instance waits for a connection, in milliseconds. */
const CONNECT_TIMEOUT = 3000;
/** How long a line may be silent, in milliseconds, before it counts as dead. Whoever waits for it is told then. */
const SILENCE = 6000;
/** Lines that nobody uses are closed before that, in milliseconds. */
const IDLE_LINE = 4000;
/** How long a transaction may stand still, in milliseconds, before the server ends it and frees its key. */
const IDLE_TRANSACTION = 15_000;
const CONNECTIONS = 10;
const COUNTING_CONNECTIONS = 4;

/** Told that a connection broke; whoever was using it gets the error too, and the pool makes a new one. */
export type OnLost = (error: Error) => void;

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`; it is never repeated in an error.
 * @throws Error when the server cannot be reached, or acknowledges what it has not yet written.
 */
export async function openPostgresql(url: string, onLost: OnLost): Promise<OpenStorage & { pool: Pool }> {
  const pool = newPool(url, onLost, CONNECTIONS, prepareConnection);
  const counting = newPool(url, onLost, COUNTING_CONNECTIONS, doNotWaitForDisk);
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await Promise.all([pool.end(), counting.end()]);
    if (cause instanceof UnsafeServerError) throw cause;
    throw new Error(
      'The database of DATABASE_URL cannot be reached, so requests could not be kept. ' +
        'See that its server runs, and that address, name and password are right.',
      { cause },
    );
  }
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgresql',
    database,
    pool: counting,
    backUp: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
    // Kysely closes a pool only after it has used it.
    close: async () => {
      await Promise.all([pool.end(), counting.end()]);
    },
  };
}

function newPool(
  url: string,
  onLost: OnLost,
  max: number,
  onConnect: (client: ClientBase) => Promise<void>,
): Pool {
  // The pool waits for it before it gives a connection out, which its types do not say.
  const hooks = { onConnect };
  const pool = new Pool({
    connectionString: url,
    application_name: 'longcovid-api',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_LINE,
    stream: lineThatTellsItsDeath,
    keepAlive: true,
    ...hooks,
  });
  // A connection that breaks says so in an event, which would end the process if nobody heard it: an idle one by the
  // pool, one in use by itself.
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  return pool;
}

/** A query that times out leaves its line in the pool, dead; a line that is ended by its silence does not. */
function lineThatTellsItsDeath(): Socket {
  const line = new Socket();
  return line.setTimeout(SILENCE, () => line.destroy(new Error('The database is silent.')));
}

class UnsafeServerError extends Error {
  override readonly name = 'UnsafeServerError';
}

/** Looks at each new connection, since a server can be set otherwise while the service runs. */
async function prepareConnection(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ commit: string }>(
    `SELECT current_setting('synchronous_commit') AS commit,
            set_config('idle_in_transaction_session_timeout', '${IDLE_TRANSACTION}', false)`,
  );
  if (rows[0]?.commit !== 'off') return;
  throw new UnsafeServerError(
    'The database has synchronous_commit = off, so a power cut could lose an acknowledged request. ' +
      'Set it to on for this server, database and user.',
  );
}

/** Many sends of one address count in one row, which each would hold until the disk has it. A count may be lost. */
async function doNotWaitForDisk(client: ClientBase): Promise<void> {
  await client.query('SET synchronous_commit = off');
}
