import type { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { Dialect } from 'kysely';

/** Lets Kysely speak to Node's own SQLite, which names its statement parameters differently. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (text) => {
        const statement = database.prepare(text);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
}
