import type { RecordKind } from '../src/storage/schema.ts';
import type { NewRequest } from '../src/storage/types.ts';

/** A request to store, with values derived from `name`. */
export const createRequest = (name: string, changes: Partial<NewRequest> = {}): NewRequest => ({
  keyHash: `key-${name}`,
  bodyMac: `mac-${name}`,
  captchaTokenHash: null,
  event: null,
  record: {
    reference: `LC-${name}`,
    kind: 'join',
    site_id: 'sample-001',
    cohort: 'adult',
    received_at: '2026-11-20T10:00:00.000Z',
    sealed: new Uint8Array([1, 2, 3, 0, 255]),
    suspect: 0,
  },
  ...changes,
});

/** A request with a time. */
export const createRequestAt = (name: string, receivedAt: string, kind: RecordKind = 'join'): NewRequest =>
  createRequest(name, { record: { ...createRequest(name).record, received_at: receivedAt, kind } });
