import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '../ways.ts';

/** A decrypted request, message or alert. */
export type OpenedRecord = {
  reference: string;
  kind: 'join' | 'contact' | 'alert';
  locale: Language;
  siteId: string;
  cohort: string;
  firstName?: string;
  lastName?: string;
  contactMethods?: Partial<Record<'mobile_phone' | 'home_phone' | 'phone' | 'email', string>>;
  group?: string;
  place?: string;
  distance?: string;
  name?: string;
  email?: string;
  message?: string;
};

/** The command of a list. */
type RecordList = 'requests' | 'messages' | 'alerts';

const command = fileURLToPath(new URL('../../packages/api/src/main.ts', import.meta.url));

/**
 * Exports the sealed records of the running service and decrypts them with the study's key, as staff do.
 * @returns All records, including those of other tasks.
 */
export function openRecords(kind: RecordList): OpenedRecord[] {
  const data = process.env.SITE_DATA ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-staff-'));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [command, ...args], { env: { ...process.env, DATA_DIR: data } });
  try {
    const [sealed, opened] = [join(folder, 'sealed.jsonl'), join(folder, 'opened.json')];
    run(kind, 'export', '--sealed', '--out', sealed);
    run('open', sealed, '--identity', join(data, 'identity.txt'), '--format', 'json', '--out', opened);
    return JSON.parse(readFileSync(opened, 'utf8')) as OpenedRecord[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The decrypted records with this reference; one is expected. */
export const openRecord = (kind: RecordList, reference: string): OpenedRecord[] =>
  openRecords(kind).filter((record) => record.reference === reference);
