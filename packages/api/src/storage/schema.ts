import type { Generated, Kysely } from 'kysely';

/** The forms that records come from. */
export const RECORD_KINDS = ['join', 'contact', 'alert'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One request or message. Personal data is in `sealed` only. */
export type RecordRow = {
  /** `LC-XXXXX-XXXXXX`. */
  reference: string;
  /** The form: `join`, `contact` or `alert`. */
  kind: string;
  /** Id of the study site; empty unless it is a request to join. */
  site_id: string;
  /** Empty unless it is a request to join. */
  cohort: string;
  /** ISO 8601, UTC. */
  received_at: string;
  /** An age file, encrypted to the keys of the study. */
  sealed: Uint8Array;
  /** 1 if a bot may have sent it. */
  suspect: 0 | 1;
  /** ISO 8601, UTC; null until staff mark it as done. */
  done_at: string | null;
  /** As it was stored; `getStatus` knows about `done_at`. */
  status: string;
};

/** Which key belongs to which record, without the key itself or personal data. */
export type IdempotencyKeyRow = {
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string;
  /** HMAC-SHA-256 of the canonical body, in hexadecimal. */
  body_mac: string;
  reference: string;
};

/** A captcha token that was spent. */
export type SpentTokenRow = {
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  /** ISO 8601, UTC. */
  spent_at: string;
};

/** Requests of an IP address in one minute, where instances share a database. */
export type RateLimitRow = {
  /** A digest of IP address and minute with a secret salt. */
  key: string;
  points: number;
  /** Milliseconds since 1970; PostgreSQL returns it as text. */
  expire: number | string | null;
};

/** An event that the webhook has not delivered. What it says of the record is read from there. */
export type WebhookEventRow = {
  /** A UUID, the same at each attempt. */
  event_id: string;
  reference: string;
  /** The language of the visitor. */
  locale: string;
  /** How many attempts were begun. */
  attempts: number;
  /** ISO 8601, UTC. */
  next_attempt_at: string;
};

/** When the digest of a study site was sent last. */
export type DigestRow = {
  /** Empty for the digest of all records. */
  site_id: string;
  /** ISO 8601, UTC; empty before the first. */
  sent_at: string;
  /** Until then nobody else sends it: ISO 8601, UTC; empty while nobody does. */
  claimed_until: string;
};

/** One change of the status of a request. */
export type StatusEntryRow = {
  reference: string;
  /** 1, 2, 3 … for each request. */
  sequence: number;
  status: string;
  /** A code; empty without one. */
  reason: string;
  /** ISO 8601, UTC: a time or a day. */
  changed_at: string;
  /** User name of the member of staff. */
  actor: string;
  /** An age file, encrypted to the keys of the request; null without a note. */
  note: Uint8Array | null;
};

/** A group that staff closed at a study site. */
export type ClosedGroupRow = {
  site_id: string;
  cohort: string;
  /** ISO 8601, UTC. */
  closed_at: string;
};

/** One entry of the audit trail, which nothing changes or deletes. It contains no personal data. */
export type AuditEntryRow = {
  /** 1, 2, 3 … without gaps. */
  sequence: number;
  /** ISO 8601, UTC. */
  recorded_at: string;
  /** User name of the member of staff. */
  actor: string;
  /** Such as `delete`. */
  action: string;
  /** A reference, or the id of a study site; empty if it is about many records. */
  subject: string;
  /** JSON: codes, counts and ids. */
  details: string;
  /** The hash of the previous entry; empty for the first. */
  previous_hash: string;
  /** SHA-256 of all other columns, in hexadecimal. */
  hash: string;
};

export type Schema = {
  record: Omit<RecordRow, 'status'> & { status: Generated<string> };
  idempotency_key: IdempotencyKeyRow;
  spent_token: SpentTokenRow;
  rate_limit: RateLimitRow;
  webhook_event: WebhookEventRow;
  digest: DigestRow;
  status_entry: StatusEntryRow;
  closed_group: ClosedGroupRow;
  audit_entry: AuditEntryRow;
};

export type Database = Kysely<Schema>;
