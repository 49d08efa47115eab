import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { RECORD_KINDS } from './storage/schema.ts';
import type { StorageStatistics } from './storage/statistics.ts';

/** What the metrics read of storage. Both reject when storage fails. */
export type StorageSource = {
  ping: () => Promise<void>;
  readStatistics: () => Promise<StorageStatistics>;
};

/** Null when storage has failed. */
type Snapshot = StorageStatistics | null;

/** How long one reading of storage is valid, in milliseconds. */
const SNAPSHOT_VALIDITY_MS = 10_000;

/** Registers the metrics of storage. They are read when somebody asks for them, and missing while storage fails. */
export function registerStorageMetrics(registry: Registry, source: StorageSource): void {
  const readSnapshot = createSnapshotReader(source);
  const registerGauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    update: (gauge: Gauge<Label>, snapshot: Snapshot) => void,
  ): void => {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        const snapshot = await readSnapshot();
        gauge.reset();
        update(gauge, snapshot);
      },
    });
  };

  registerGauge(
    'longcovid_storage_ready',
    '1 if requests can be stored, otherwise 0.',
    [],
    (gauge, snapshot) => gauge.set(snapshot === null ? 0 : 1),
  );
  registerGauge(
    'longcovid_records',
    'Stored records, by form and status (waiting, done).',
    ['kind', 'status'],
    (gauge, snapshot) => {
      if (snapshot === null) return;
      for (const kind of RECORD_KINDS) {
        gauge.set({ kind, status: 'waiting' }, 0);
        gauge.set({ kind, status: 'done' }, 0);
      }
      for (const { kind, isDone, count } of snapshot.records)
        gauge.inc({ kind, status: isDone ? 'done' : 'waiting' }, count);
    },
  );
  registerGauge(
    'longcovid_suspect_records',
    'Stored records that a bot may have sent, by form.',
    ['kind'],
    (gauge, snapshot) => {
      if (snapshot === null) return;
      for (const kind of RECORD_KINDS) gauge.set({ kind }, 0);
      for (const { kind, isSuspect, count } of snapshot.records) if (isSuspect) gauge.inc({ kind }, count);
    },
  );
  registerGauge(
    'longcovid_oldest_waiting_record_timestamp_seconds',
    'When the oldest record that waits was received, by form; missing when none waits.',
    ['kind'],
    (gauge, snapshot) => {
      const waiting = snapshot?.records.filter(({ isDone }) => !isDone) ?? [];
      for (const kind of RECORD_KINDS) {
        const times = waiting
          .filter((group) => group.kind === kind)
          .map(({ oldestAt }) => Date.parse(oldestAt));
        if (times.length > 0) gauge.set({ kind }, Math.min(...times) / 1000);
      }
    },
  );
  registerGauge(
    'longcovid_webhook_oldest_event_timestamp_seconds',
    'When the oldest record was received whose event is not delivered; missing when all are.',
    [],
    (gauge, snapshot) => {
      if (typeof snapshot?.oldestEventAt === 'string') gauge.set(Date.parse(snapshot.oldestEventAt) / 1000);
      else gauge.remove();
    },
  );
  registerGauge(
    'longcovid_digest_timestamp_seconds',
    'When a digest was sent last; missing before the first.',
    [],
    (gauge, snapshot) => {
      if (typeof snapshot?.digestSentAt === 'string') gauge.set(Date.parse(snapshot.digestSentAt) / 1000);
      else gauge.remove();
    },
  );
  registerGauge(
    'longcovid_disk_free_bytes',
    'Free space of the disk of DATA_DIR; missing with PostgreSQL.',
    [],
    (gauge, snapshot) => {
      if (typeof snapshot?.freeBytes === 'number') gauge.set(snapshot.freeBytes);
      else gauge.remove();
    },
  );
  registerGauge(
    'longcovid_backup_timestamp_seconds',
    'When the last whole backup in DATA_DIR was made, 0 without one; missing with PostgreSQL.',
    [],
    (gauge, snapshot) => {
      if (snapshot?.backedUpAt instanceof Date) gauge.set(snapshot.backedUpAt.getTime() / 1000);
      else gauge.remove();
    },
  );
}

function createSnapshotReader({ ping, readStatistics }: StorageSource): () => Promise<Snapshot> {
  let last: { until: number; snapshot: Promise<Snapshot> } | undefined;
  const read = async (): Promise<Snapshot> => {
    try {
      await ping();
      return await readStatistics();
    } catch {
      return null;
    }
  };
  return () => {
    const now = performance.now();
    if (last === undefined || last.until <= now)
      last = { until: now + SNAPSHOT_VALIDITY_MS, snapshot: read() };
    return last.snapshot;
  };
}
