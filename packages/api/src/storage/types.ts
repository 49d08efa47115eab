import type { Pool } from 'pg';
import type { Database, RecordRow } from './schema.ts';

/** Where records are stored: in PostgreSQL when there is a URL, otherwise in SQLite in the data folder. */
export type StorageLocation = { databaseUrl: string | null; dataFolder: string };

/** An open database: `database` for queries, `close` when done. */
export type OpenDatabase = {
  kind: 'sqlite' | 'postgresql';
  database: Database;
  /** Copies the database before a migration. Null for a new database, and for PostgreSQL, which has its own backups. */
  backUp: () => Promise<string | null>;
  /** SQLite: empties the write-ahead log, where deleted records would stay readable. PostgreSQL: does nothing. */
  checkpointWal: () => Promise<void>;
  close: () => Promise<void>;
};

/** The storage of a service. `rateLimitPool`: connections for counters that instances share; null with SQLite. */
export type OpenStorage = OpenDatabase & { rateLimitPool: Pool | null };

/** Receives the error of a lost connection. The query that used it fails too, and the pool opens a new one. */
export type OnConnectionError = (error: Error) => void;

/** What the webhook will tell of a record. */
export type NewEvent = { id: string; locale: string };

/** What one accepted submission writes, in one transaction. */
export type NewRequest = {
  keyHash: string;
  bodyMac: string;
  record: Omit<RecordRow, 'done_at' | 'status'>;
  /** SHA-256 of the captcha token; null when the provider has none to spend. */
  captchaTokenHash: string | null;
  /** Null without a webhook. */
  event: NewEvent | null;
};

/** `duplicate-key`: a submission with this key is stored already. `token-spent`: its captcha token was used before. */
export type InsertResult = 'stored' | 'duplicate-key' | 'token-spent';
