import type { Kysely } from 'kysely';

/** One stored request. What a stranger may not read stands in `sealed` alone. */
export type JoinRequestRow = {
  /** `LC-XXXXX-XXXXXX`. */
  reference: string;
  /** Which form it came from; `join` for now. */
  kind: string;
  site_id: string;
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

export type Schema = {
  join_request: JoinRequestRow;
  idempotency_key: IdempotencyKeyRow;
  spent_token: SpentTokenRow;
};

export type Database = Kysely<Schema>;
