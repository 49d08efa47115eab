import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { onTestFinished, vi } from 'vitest';
import { runCommand } from '../src/cli/program.ts';
import { createReference } from '../src/sealing/reference.ts';
import { createSealer } from '../src/sealing/seal.ts';
import type { SealedBody } from '../src/sealing/sealed-body.ts';
import type { RecordKind } from '../src/storage/schema.ts';
import { migrate, openDatabase } from '../src/storage/open-database.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import type { CliResult } from './cli-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { OpenStorage, StorageLocation } from '../src/storage/types.ts';

/** Creates a key pair: `identity` decrypts what is sealed to `recipient`. */
export async function createKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Runs a command in this process, with this environment only. */
export async function runInProcess(
  environment: Record<string, string>,
  ...parameters: string[]
): Promise<CliResult> {
  const output = { stdout: '', stderr: '' };
  const capture = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text, ...rest: unknown[]) => {
      output[name] += String(text);
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    });
  const spies = [capture('stdout'), capture('stderr')];
  try {
    const findSite = () => Promise.resolve('No site in this test.');
    const code = await runCommand(['node', 'longcovid-api', ...parameters], { environment, findSite });
    return { code, ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The environment of a command for a storage location. */
export const toEnvironment = ({ databaseUrl, dataFolder }: StorageLocation): Record<string, string> => ({
  DATA_DIR: dataFolder,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

/** Opens a migrated database in which a test can store records. */
export async function openMigratedDatabase(location: StorageLocation): Promise<OpenStorage> {
  const open = await openDatabase(location);
  onTestFinished(() => open.close());
  await migrate(open);
  return open;
}

type Metadata = Pick<SealedBody, 'version' | 'reference' | 'receivedAt' | 'locale'>;
type Sent = { kind?: RecordKind; receivedAt?: string; suspect?: 0 | 1; changes?: object };

const CONTENTS = {
  join: {
    kind: 'join',
    siteId: 'sample-001',
    cohort: 'pediatric',
    firstName: 'Ñandú-Quetzal',
    lastName: "O'Zyxwv",
    contactMethods: { mobile_phone: '(505) 555-0147' },
  },
  contact: {
    kind: 'contact',
    siteId: '',
    cohort: '',
    name: 'Zyxwv',
    email: 'zyxwv@example.org',
    message: 'First line\n=SUM(1)',
  },
  alert: {
    kind: 'alert',
    siteId: '',
    cohort: '',
    group: 'pregnancy',
    place: 'NM',
    distance: '100',
    contactMethods: { phone: '(505) 555-0147', email: 'zyxwv@example.org' },
  },
} as const satisfies { [Kind in RecordKind]: Omit<Extract<SealedBody, { kind: Kind }>, keyof Metadata> };

let seconds = 0;

/** A second later at each call, so that records have an order. */
function getNextTime(): string {
  seconds += 1;
  return new Date(Date.UTC(2026, 10, 20, 10, 0, seconds)).toISOString();
}

/** Stores a sealed submission and returns its reference. */
export async function insertSealedRequest(
  open: OpenStorage,
  recipients: string[],
  { kind = 'join', receivedAt = getNextTime(), suspect = 0, changes = {} }: Sent = {},
): Promise<string> {
  const metadata = { version: 1 as const, reference: createReference(), receivedAt, locale: 'es' as const };
  const body = { ...metadata, ...CONTENTS[kind], ...changes };
  const { reference, siteId, cohort } = body;
  await createRequestStore(open.database).insert({
    keyHash: reference,
    bodyMac: reference,
    captchaTokenHash: null,
    event: null,
    record: {
      reference,
      kind,
      site_id: siteId,
      cohort,
      received_at: receivedAt,
      sealed: await createSealer(recipients)(body),
      suspect,
    },
  });
  return reference;
}

/** A migrated database, commands on it, and a folder with the private key on another machine. */
export async function createDesk(
  location: StorageLocation = { databaseUrl: null, dataFolder: temporaryFolder() },
) {
  const open = await openMigratedDatabase(location);
  const key = await createKey();
  const offline = temporaryFolder();
  const file = (name: string) => join(offline, name);
  writeFileSync(file('key.txt'), key.identity, { mode: 0o600 });
  const environment = toEnvironment(location);
  const run = (...parameters: string[]) => runInProcess(environment, ...parameters);
  return {
    ...{ location, open, database: open.database, key, file, environment, run },
    store: (sent: Sent = {}) => insertSealedRequest(open, [key.recipient], sent),
    exportAll: (form = 'requests', name = 'export') => run(form, 'export', '--sealed', '--out', file(name)),
  };
}
