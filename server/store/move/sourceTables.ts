// Reads from the embedded database itself which tables a move has to carry, and how their rows are told apart.
import type { SqliteConnection } from "../sqlite/connection.ts";

export type SourceTable = {
  name: string;
  columns: readonly string[];
  /** The columns of the primary key. */
  key: readonly string[];
  rows: number;
};

/** In the order they were made, so that what a row refers to is carried before it. */
export function sourceTables(source: SqliteConnection): readonly SourceTable[] {
  const names = source.rows(
    `select name from sqlite_master where type = 'table'
     and name not like 'sqlite\\_%' escape '\\' and name not in ('schema_version', 'schema_readers') order by rowid`,
    [],
  );
  return names.map(({ name }) => {
    const columns = source.rows("select name, pk from pragma_table_info(?) order by cid", [
      String(name),
    ]);
    const [count] = source.rows(`select count(*) as n from ${name}`, []);
    return {
      name: String(name),
      columns: columns.map((column) => String(column.name)),
      key: columns.filter(({ pk }) => pk !== 0).map((column) => String(column.name)),
      rows: Number(count?.n),
    };
  });
}
