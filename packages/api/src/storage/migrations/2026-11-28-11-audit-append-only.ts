import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';

const MESSAGE = 'The audit trail is append-only.';

/** Makes the database refuse to change or delete an entry, so that no mistake breaks the chain. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgresql = database.getExecutor().adapter instanceof PostgresAdapter;
  const statements = isPostgresql
    ? [
        sql`CREATE OR REPLACE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS ${sql.lit(
          `BEGIN RAISE EXCEPTION '${MESSAGE}'; END`,
        )}`,
        sql`DROP TRIGGER IF EXISTS audit_entry_append_only ON audit_entry`,
        sql`CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
            FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change()`,
      ]
    : (['update', 'delete'] as const).map(
        (change) =>
          sql`CREATE TRIGGER IF NOT EXISTS ${sql.id(`audit_entry_no_${change}`)} BEFORE ${sql.raw(change)} ON audit_entry
              BEGIN SELECT RAISE(ABORT, ${sql.lit(MESSAGE)}); END`,
      );
  for (const statement of statements) await statement.execute(database);
}
