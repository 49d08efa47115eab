import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { readStaffConfiguration } from '../config/environment.ts';
import type { Schema } from '../storage/schema.ts';
import { print } from './output.ts';
import { withDatabase } from './with-database.ts';

/** Names of PostgreSQL roles. Each is given only what the service, or the staff commands, need. */
export type GrantOptions = { grant?: string; grantStaff?: string };

/**
 * Grants privileges on the tables of PostgreSQL to a role of the service and a role of the staff commands, and takes all
 * others from them. The role of the service stores and reads records, and deletes alerts only, which visitors stop.
 *
 * @throws Error for SQLite, which has no roles, for a role that does not exist, and for one that owns the tables.
 */
export async function grantPrivileges(
  environment: NodeJS.ProcessEnv,
  { grant: service, grantStaff: staff }: GrantOptions,
): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const roles = [service, staff].filter((role) => role !== undefined);
  if (roles.length === 0) return;
  if (configuration.databaseUrl === null) {
    throw new Error(
      'SQLite has no roles, so nothing was granted. Set DATABASE_URL, or leave --grant and --grant-staff out.',
    );
  }
  await withDatabase(configuration, ({ database }) =>
    database.transaction().execute(async (transaction) => {
      for (const role of roles) await assertRole(transaction, role, roles);
      const statements = [
        ...ROW_POLICIES,
        ...roles.flatMap(toBasicPrivileges),
        ...(service === undefined ? [] : toServicePrivileges(service)),
        ...(staff === undefined ? [] : toStaffPrivileges(staff)),
      ];
      for (const statement of statements) await statement.execute(transaction);
    }),
  );
  if (service !== undefined) print(`Granted the privileges of the service to ${service}.`);
  if (staff !== undefined) print(`Granted the privileges of staff to ${staff}.`);
}

async function assertRole(
  transaction: Transaction<Schema>,
  role: string,
  roles: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ isOwner: boolean }>`
    SELECT pg_has_role(rolname, tableowner, 'MEMBER') AS "isOwner"
    FROM pg_roles, pg_tables WHERE rolname = ${role} AND schemaname = current_schema AND tablename = 'record'
  `.execute(transaction);
  if (rows[0] === undefined) {
    throw new Error(
      `There is no role ${role}, so nothing was granted. Create it with: createuser ${role} --pwprompt`,
    );
  }
  if (rows[0].isOwner || roles.filter((other) => other === role).length > 1) {
    throw new Error(
      `The role ${role} ${rows[0].isOwner ? 'may do what the owner of the tables may' : 'is named twice'}, so its privileges would not be limited. ` +
        'Create a role for the service and another for staff.',
    );
  }
}

/** A policy permits no more than the privileges of a role. The owner of the table passes all of them. */
const ROW_POLICIES = [
  sql`SET LOCAL lock_timeout = '5s'`,
  sql`ALTER TABLE record ENABLE ROW LEVEL SECURITY`,
  sql`DROP POLICY IF EXISTS record_select ON record`,
  sql`CREATE POLICY record_select ON record FOR SELECT USING (true)`,
  sql`DROP POLICY IF EXISTS record_insert ON record`,
  sql`CREATE POLICY record_insert ON record FOR INSERT WITH CHECK (true)`,
  sql`DROP POLICY IF EXISTS record_update ON record`,
  sql`CREATE POLICY record_update ON record FOR UPDATE USING (true)`,
];

const toBasicPrivileges = (role: string): RawBuilder<unknown>[] => [
  sql`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${sql.id(role)}`,
  sql`GRANT USAGE ON SCHEMA public TO ${sql.id(role)}`,
  sql`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${sql.id(role)}`,
];

const toServicePrivileges = (role: string): RawBuilder<unknown>[] => [
  sql`GRANT INSERT ON record, idempotency_key, spent_token TO ${sql.id(role)}`,
  sql`GRANT INSERT, UPDATE, DELETE ON rate_limit TO ${sql.id(role)}`,
  sql`GRANT INSERT, UPDATE, DELETE ON webhook_event TO ${sql.id(role)}`,
  sql`GRANT DELETE ON record TO ${sql.id(role)}`,
  sql`DROP POLICY IF EXISTS record_delete_service ON record`,
  sql`CREATE POLICY record_delete_service ON record FOR DELETE TO ${sql.id(role)} USING (kind = 'alert')`,
];

const toStaffPrivileges = (role: string): RawBuilder<unknown>[] => [
  sql`GRANT UPDATE, DELETE ON record TO ${sql.id(role)}`,
  sql`GRANT INSERT, UPDATE ON digest TO ${sql.id(role)}`,
  sql`GRANT INSERT, DELETE ON closed_group TO ${sql.id(role)}`,
  sql`GRANT INSERT ON audit_entry TO ${sql.id(role)}`,
  sql`GRANT INSERT, UPDATE ON status_entry TO ${sql.id(role)}`,
  sql`GRANT DELETE ON spent_token TO ${sql.id(role)}`,
  sql`DROP POLICY IF EXISTS record_delete_staff ON record`,
  sql`CREATE POLICY record_delete_staff ON record FOR DELETE TO ${sql.id(role)} USING (true)`,
];
