import type { AddressInfo } from 'node:net';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createSealer } from '../src/sealing/seal.ts';
import { migrate, openDatabase } from '../src/storage/open-database.ts';
import type { OpenStorage } from '../src/storage/types.ts';

/** Seals to a key that is thrown away. */
export const seal = createSealer([await identityToRecipient(await generateX25519Identity())]);

/** Opens and migrates the database of the environment. */
export async function openBenchDatabase(): Promise<OpenStorage> {
  const { DATABASE_URL, DATA_DIR = '' } = process.env;
  const open = await openDatabase({ databaseUrl: DATABASE_URL ?? null, dataFolder: DATA_DIR });
  await migrate(open);
  return open;
}

/** Prints the port for the process that started this one. */
export function printPort(address: AddressInfo | string | null): void {
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  process.stdout.write(`${address.port}\n`);
}
