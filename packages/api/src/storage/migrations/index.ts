import type { Migration } from 'kysely/migration';
import * as joinRequest from './2026-11-20-1-join-request.ts';
import * as idempotencyKey from './2026-11-20-2-idempotency-key.ts';
import * as spentToken from './2026-11-20-3-spent-token.ts';
import * as joinRequestOrder from './2026-11-20-4-join-request-order.ts';
import * as record from './2026-11-20-5-record.ts';
import * as rateLimit from './2026-11-20-6-rate-limit.ts';
import * as recordStatus from './2026-11-24-7-record-status.ts';
import * as webhookEvent from './2026-11-26-8-webhook-event.ts';
import * as digest from './2026-11-26-9-digest.ts';
import * as auditEntry from './2026-11-28-10-audit-entry.ts';
import * as auditAppendOnly from './2026-11-28-11-audit-append-only.ts';
import * as requestStatus from './2026-11-28-12-request-status.ts';
import * as statusEntry from './2026-11-28-13-status-entry.ts';
import * as recordList from './2026-11-28-14-record-list.ts';
import * as closedGroup from './2026-11-28-15-closed-group.ts';

/**
 * Every change to the database, in the order of its name.
 *
 * Each makes one change, and can run again: SQLite does not undo a half-made change,
 * so a crash between the change and its note must do no harm.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-20-1-join-request': joinRequest,
  '2026-11-20-2-idempotency-key': idempotencyKey,
  '2026-11-20-3-spent-token': spentToken,
  '2026-11-20-4-join-request-order': joinRequestOrder,
  '2026-11-20-5-record': record,
  '2026-11-20-6-rate-limit': rateLimit,
  '2026-11-24-7-record-status': recordStatus,
  '2026-11-26-8-webhook-event': webhookEvent,
  '2026-11-26-9-digest': digest,
  '2026-11-28-10-audit-entry': auditEntry,
  '2026-11-28-11-audit-append-only': auditAppendOnly,
  '2026-11-28-12-request-status': requestStatus,
  '2026-11-28-13-status-entry': statusEntry,
  '2026-11-28-14-record-list': recordList,
  '2026-11-28-15-closed-group': closedGroup,
};
