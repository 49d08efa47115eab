import type { Kysely } from 'kysely';

/** The forms that a record can come from. */
export const RECORD_KINDS = ['join', 'contact'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One stored request or message. What a stranger may not read stands in `sealed` alone. */
export type RecordRow = {
  /** `LC-XXXXX-XXXXXX`. */
  reference: string;
  /** Which form it came from: `join` or `contact`. */
  kind: string;
  /** Empty for a message. */
  site_id: string;
  /** Empty for a message. */
  cohort: string;
  /** ISO 8601, UTC. */
  received_at: string;
  /** The age file, readable with an identity of the study only. */
  sealed: Uint8Array;
  /** 1 when a robot may have sent it; people still look at it. */
  suspect: 0 | 1;
  /** ISO 8601, UTC; null while nobody has dealt with it. */
  done_at: string | null;
};

/** Remembers which key led to which record, without keeping the key or anything about the person. */
export type IdempotencyKeyRow = {
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string;
  /** HMAC-SHA-256 of the canonical body, in hexadecimal. */
  body_mac: string;
  reference: string;
};

/** A captcha answer that was used once and counts no more. */
export type SpentTokenRow = {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  /** ISO 8601, UTC. */
  spent_at: string;
};

/** How often an address came in one minute; only instances that share a database use it. */
export type RateLimitRow = {
  /** A mark of address and minute that cannot be turned back. */
  key: string;
  points: number;
  /** Milliseconds since 1970; PostgreSQL gives it as text. */
  expire: number | string | null;
};

export type Schema = {
  record: RecordRow;
  idempotency_key: IdempotencyKeyRow;
  spent_token: SpentTokenRow;
  rate_limit: RateLimitRow;
};

export type Database = Kysely<Schema>;
