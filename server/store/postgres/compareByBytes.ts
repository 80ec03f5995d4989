// Has PostgreSQL compare every text of our tables byte by byte (collation "C"), whatever language the database was made in.
import type { Statements } from "../database.ts";
import { type Migration, statementsOf } from "../driver/migrateDatabase.ts";

/**
 * Ranges, cursors and orders over keys go by bytes, as they do in SQLite; in the language's order
 * `~` may stand before `a`. Belongs into the transaction of the steps: a table that one of them made
 * has its collation before anybody writes into it. Indexes of a table that has rows are made anew.
 */
export async function compareByBytes(
  tx: Statements,
  migrations: readonly Migration[],
): Promise<void> {
  const ours = new Set([
    "schema_version",
    ...migrations.flatMap((step) => statementsOf(step, "postgres").flatMap(tablesMadeBy)),
  ]);
  const columns = await tx.rows(
    `select c.relname as table_name, a.attname as column_name
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
       and a.attcollation <> '"C"'::regcollation
     order by c.relname, a.attnum`,
  );
  const byTable = Map.groupBy(columns, (column) => String(column.table_name));
  for (const [table, found] of byTable) {
    if (!ours.has(table)) continue;
    const changes = found.map(
      ({ column_name }) => `alter column "${column_name}" type text collate "C"`,
    );
    await tx.change(`alter table "${table}" ${changes.join(", ")}`);
  }
}

const tablesMadeBy = (sql: string): readonly string[] => {
  const [, name] = /^\s*create table (?:if not exists )?(\w+)/.exec(sql) ?? [];
  return name === undefined ? [] : [name];
};
