import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { InsertResult, NewRequest } from './types.ts';

/** PostgreSQL's error for a captcha token that was spent before. */
const DUPLICATE_TOKEN = { code: '23505', constraint: 'spent_token_pkey' };

/**
 * Inserts key, record and captcha token in one statement: one round trip and one transaction instead of four round
 * trips. The record is selected from the new key, so nothing is written for a duplicate key.
 */
export async function insertRequestPostgresql(
  database: Database,
  request: NewRequest,
): Promise<InsertResult> {
  const { keyHash, bodyMac, record, captchaTokenHash } = request;
  const { reference, kind, site_id, cohort, received_at, sealed, suspect } = record;
  const token = sql`, spent AS (
    INSERT INTO spent_token (token_hash, spent_at) SELECT ${captchaTokenHash}::text, ${received_at}::text FROM new_key
  )`;
  const statement = sql<{ reference: string }>`
    WITH new_key AS (
      INSERT INTO idempotency_key (key_hash, body_mac, reference) VALUES (${keyHash}, ${bodyMac}, ${reference})
      ON CONFLICT (key_hash) DO NOTHING RETURNING reference
    )${captchaTokenHash === null ? sql`` : token}
    INSERT INTO record (reference, kind, site_id, cohort, received_at, sealed, suspect, done_at)
    SELECT reference, ${kind}::text, ${site_id}::text, ${cohort}::text, ${received_at}::text,
           ${Buffer.from(sealed)}::bytea, ${suspect}::integer, NULL
    FROM new_key
    RETURNING reference`;
  try {
    const { rows } = await statement.execute(database);
    return rows.length === 0 ? 'duplicate-key' : 'stored';
  } catch (error) {
    if (isDuplicateToken(error)) return 'token-spent';
    throw error;
  }
}

const isDuplicateToken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  'constraint' in error &&
  error.code === DUPLICATE_TOKEN.code &&
  error.constraint === DUPLICATE_TOKEN.constraint;
