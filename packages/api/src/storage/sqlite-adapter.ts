import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { Dialect } from 'kysely';

/** Prepared statements to cache; the service uses about a dozen. */
const MAX_CACHED_STATEMENTS = 100;

/** Adapts `node:sqlite` to Kysely, which expects other parameter lists. */
export function createSqliteDialect(database: DatabaseSync): Dialect {
  const prepare = createStatementCache(database);
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (text) => {
        const statement = prepare(text);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) =>
            isRolledBack(text, database) ? NO_CHANGES : statement.run(...values(parameters)),
          // Not from the cache, since several iterations can be open.
          iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
        };
      },
    },
  });
}

const NO_CHANGES = { changes: 0n, lastInsertRowid: 0n };

/** A full disk rolls the transaction back by itself; a rollback that fails would hide why. */
const isRolledBack = (text: string, database: DatabaseSync): boolean =>
  text === 'rollback' && !database.isTransaction;

/** An LRU cache of prepared statements. */
function createStatementCache(database: DatabaseSync): (text: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (text) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.delete(text);
    statements.set(text, statement);
    const [oldest] = statements.keys();
    if (statements.size > MAX_CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}
