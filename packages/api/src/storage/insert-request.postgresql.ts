import { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';
import type { InsertResult, NewRequest } from './types.ts';

/** PostgreSQL's error for a captcha token that was spent before. */
const DUPLICATE_TOKEN = { code: '23505', constraint: 'spent_token_pkey' };

const INSERT_KEY = `
  INSERT INTO idempotency_key (key_hash, body_mac, reference) VALUES ($1, $2, $3)
  ON CONFLICT (key_hash) DO NOTHING RETURNING reference`;
const INSERT_RECORD = `
  INSERT INTO record (reference, kind, site_id, cohort, received_at, sealed, suspect, done_at)
  SELECT reference, $4::text, $5::text, $6::text, $7::text, $8::bytea, $9::integer, NULL FROM new_key
  RETURNING reference`;
const SPEND_TOKEN = `INSERT INTO spent_token (token_hash, spent_at)
  SELECT $10::text, $7::text FROM new_key WHERE $10::text IS NOT NULL`;
const INSERT_EVENT = `INSERT INTO webhook_event (event_id, reference, locale, attempts, next_attempt_at)
  SELECT $11::text, reference, $12::text, 0, $7::text FROM new_key`;
const WITHOUT_EVENT = `WITH new_key AS (${INSERT_KEY}), spent AS (${SPEND_TOKEN}) ${INSERT_RECORD}`;
const WITH_EVENT = `WITH new_key AS (${INSERT_KEY}), spent AS (${SPEND_TOKEN}), event AS (${INSERT_EVENT}) ${INSERT_RECORD}`;

/**
 * Inserts key, record, captcha token and event in one statement: one round trip and one transaction instead of five round
 * trips. The others are selected from the new key, so nothing is written for a duplicate key. The text of the statement
 * is constant, so that it is not built for each request. A role without the privilege for events, which an upgrade may
 * have brought, can still store without them.
 */
export async function insertRequestPostgresql(
  database: Database,
  request: NewRequest,
): Promise<InsertResult> {
  const { keyHash, bodyMac, record, captchaTokenHash, event } = request;
  const { reference, kind, site_id, cohort, received_at, sealed, suspect } = record;
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const values = [
    keyHash,
    bodyMac,
    reference,
    kind,
    site_id,
    cohort,
    received_at,
    bytes,
    suspect,
    captchaTokenHash,
  ];
  const statement =
    event === null
      ? CompiledQuery.raw(WITHOUT_EVENT, values)
      : CompiledQuery.raw(WITH_EVENT, [...values, event.id, event.locale]);
  try {
    const { rows } = await database.executeQuery(statement);
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
