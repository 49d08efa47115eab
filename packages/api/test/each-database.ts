import { afterAll, beforeAll, describe } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import type { Postgresql } from './postgresql.ts';
import { POSTGRESQL_FOLDER, startPostgresql } from './postgresql.ts';
import type { StorageLocation } from '../src/storage/types.ts';

const START_TIMEOUT_MS = 120_000;

/** Defines the same tests for SQLite and PostgreSQL. `createLocation` returns an empty database. */
export function describeEachDatabase(tests: (createLocation: () => Promise<StorageLocation>) => void): void {
  describe('SQLite', () => {
    tests(() => Promise.resolve({ databaseUrl: null, dataFolder: temporaryFolder() }));
  });
  describePostgresql((server) => {
    tests(async () => ({ databaseUrl: await server().createDatabase(), dataFolder: temporaryFolder() }));
  });
}

/**
 * Defines tests with their own PostgreSQL server, for the nightly run alone. Skips them with a warning if PostgreSQL
 * is not installed; with `CI` set they fail.
 */
export function describePostgresql(tests: (server: () => Postgresql) => void): void {
  if (!process.env.NIGHTLY) return;
  const isMissing = POSTGRESQL_FOLDER === null;
  if (isMissing && process.env.CI === undefined) {
    console.warn(
      'NOT RUN: the tests on PostgreSQL, because it is not installed (apt-get install postgresql).',
    );
  }
  describe.skipIf(isMissing && process.env.CI === undefined)('PostgreSQL', () => {
    let server: Postgresql | undefined;
    beforeAll(async () => {
      server = await startPostgresql();
    }, START_TIMEOUT_MS);
    afterAll(() => server?.remove());
    tests(() => {
      if (server === undefined) throw new Error('PostgreSQL did not start.');
      return server;
    });
  });
}
