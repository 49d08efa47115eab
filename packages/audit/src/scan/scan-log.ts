import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { AuditRecord } from '../evidence/record.ts';
import type { ScannedPage } from './page-sets.ts';

/** Results of one target, in all its states. */
export type TargetLog = { id: string; records: AuditRecord[]; pages: ScannedPage[] };

/** Serializes all that the results of a target depend on. */
export type GetCacheKey = (id: string) => string;

/** Log of a scan, so that an interrupted one can continue. */
export type ScanLog = {
  get: (id: string) => TargetLog | undefined;
  append: (log: TargetLog) => void;
  /** Deletes the log of a completed scan. */
  delete: () => void;
};

/** For a scan that is not continued. */
export const noopScanLog: ScanLog = {
  get: () => undefined,
  append: () => undefined,
  delete: () => undefined,
};

type Line = TargetLog & { cacheKey: string; commit: string };

/** Ends each complete line. */
const LINE_END = ' .';

/**
 * Opens a log with a target in each line. Drops lines with another cache key or of another source, and a line that was not
 * completed.
 * @param commit Commit of what is scanned; `isSame` tells whether nothing of it differs from an earlier one.
 */
export function openScanLog(
  file: string,
  getCacheKey: GetCacheKey,
  { commit, isSame }: { commit: string; isSame: (earlier: string) => boolean },
): ScanLog {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const valid = new Map(
    lines
      .filter((line) => line.endsWith(LINE_END))
      .map((line) => JSON.parse(line.slice(0, -LINE_END.length)) as Line)
      .filter((line) => line.cacheKey === getCacheKey(line.id) && isSame(line.commit))
      .map((line) => [line.id, line]),
  );
  const serializeLine = (line: Line): string => `${JSON.stringify(line)}${LINE_END}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [...valid.values()].map(serializeLine).join(''));
  return {
    get: (id) => valid.get(id),
    append: (log) => appendFileSync(file, serializeLine({ ...log, cacheKey: getCacheKey(log.id), commit })),
    delete: () => rmSync(file),
  };
}
