import { existsSync, readFileSync } from 'node:fs';
import { readStaffConfiguration } from '../config/environment.ts';
import { toSha256Hex } from '../intake/signatures.ts';
import { getDevelopmentKeyFile } from '../sealing/development-key.ts';
import { countRecipients } from '../sealing/seal.ts';
import { readSiteRecipients } from '../sealing/site-recipients.ts';
import { runAudited } from '../storage/audit-store.ts';
import { RECORD_KINDS } from '../storage/schema.ts';
import type { Database } from '../storage/schema.ts';
import { readRecords, findSealed, replaceSealed } from '../storage/staff-store.ts';
import { findHistories, replaceNote } from '../storage/status-store.ts';
import { parseResealed } from './export-line.ts';
import type { ResealedLine } from './export-line.ts';
import {
  createAuditEntry,
  formatCount,
  formatKeyCount,
  formatRecordCount,
  FORMS,
  print,
  sanitizeForTerminal,
  writeAuditLog,
} from './output.ts';
import { withDatabase, withWritableDatabase } from './with-database.ts';

/** Prints the configured keys, and how many keys each record is sealed to. Needs no private key. */
export async function printKeysStatus(environment: NodeJS.ProcessEnv): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const { recipients, siteRecipientsFile, dataFolder } = configuration;
  print(`AGE_RECIPIENTS holds ${formatKeyCount(recipients.length)}.`);
  for (const recipient of recipients) print(`  ${recipient}`);
  if (siteRecipientsFile !== null) {
    const sites = readSiteRecipients(siteRecipientsFile);
    print(`SITE_RECIPIENTS_FILE holds the keys of ${Object.keys(sites).length} study sites.`);
    for (const [siteId, keys] of Object.entries(sites)) for (const key of keys) print(`  ${siteId}  ${key}`);
  }
  const identity = getDevelopmentKeyFile(dataFolder);
  if (existsSync(identity)) {
    print(
      `A private key is stored next to the records: ${identity}. Anyone with access to the folder can read the records that it opens.`,
    );
  }
  const counts = await withDatabase(configuration, async ({ database }) => {
    const found = new Map<number, number>();
    for (const kind of RECORD_KINDS) {
      for await (const { sealed } of readRecords(database, kind)) {
        const keys = countRecipients(sealed);
        found.set(keys, (found.get(keys) ?? 0) + 1);
      }
    }
    return found;
  });
  for (const [keys, count] of [...counts].sort(([a], [b]) => a - b)) {
    print(
      `${formatRecordCount(count)} ${count === 1 ? 'is' : 'are'} ${keys === 0 ? 'broken: not sealed to any key' : `sealed to ${formatKeyCount(keys)}`}.`,
    );
  }
}

/**
 * Replaces sealed content with that from `reseal`. Records that were deleted or changed since the export stay as they
 * are.
 */
export async function replaceWithResealed(environment: NodeJS.ProcessEnv, file: string): Promise<void> {
  const lines = parseResealed(readFileSync(file, 'utf8'));
  const { count, moved } = await withWritableDatabase(
    readStaffConfiguration(environment),
    async ({ database }) => {
      const results = { count: 0, moved: new Map<string, number>() };
      for (const line of lines) {
        const result = await replaceOne(database, line);
        if (result === null) continue;
        results.count += 1;
        if (result.isMoved) results.moved.set(line.siteId, (results.moved.get(line.siteId) ?? 0) + 1);
      }
      return results;
    },
  );
  writeAuditLog(`replaced the sealed content of ${formatRecordCount(count)}`);
  print(`Replaced ${count} of ${lines.length}. The others were deleted or changed since the export.`);
  // A cursor goes by the time of receipt.
  for (const [siteId, requests] of moved) {
    print(
      `${formatCount(requests, FORMS.requests)} moved to ${sanitizeForTerminal(siteId)}. ` +
        'An export with --cursor may leave out what moved: export once without --cursor.',
    );
  }
}

/** @returns null if the record was deleted or changed since the export; whether it belongs to another study site now. */
const replaceOne = (database: Database, line: ResealedLine): Promise<{ isMoved: boolean } | null> =>
  runAudited(database, async (transaction) => {
    const current = await findSealed(transaction, line.reference);
    const isReplaced =
      current !== null &&
      toSha256Hex(current.sealed) === line.replaces &&
      (await replaceSealed(transaction, line.reference, {
        from: current.sealed,
        to: Buffer.from(line.sealed, 'base64'),
        siteId: line.siteId,
      }));
    if (isReplaced) await replaceNotes(transaction, line);
    const entry = createAuditEntry('reseal', line.reference, { siteId: line.siteId });
    const result = isReplaced ? { isMoved: current.site_id !== line.siteId } : null;
    return { result, entries: isReplaced ? [entry] : [] };
  });

async function replaceNotes(database: Database, { reference, notes }: ResealedLine): Promise<void> {
  if (notes.length === 0) return;
  const history = (await findHistories(database, [reference])).get(reference) ?? [];
  for (const { sequence, replaces, sealed } of notes) {
    const from = history.find((entry) => entry.sequence === sequence)?.note ?? null;
    if (from === null || toSha256Hex(from) !== replaces) continue;
    await replaceNote(database, { reference, sequence }, { from, to: Buffer.from(sealed, 'base64') });
  }
}
