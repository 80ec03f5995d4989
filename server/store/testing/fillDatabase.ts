// Fills every table of an embedded database with rows of all kinds of values (for tests and benchmarks).
import { createLog } from "../../log.ts";
import type { Value } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";
import { connectSqlite } from "../sqlite/connection.ts";

const texts = ["a'b\"c\\ ? $1 -- x", "\u{1f33e} Zürich", "{}", "x".repeat(3000)];
const numbers = [0, 1, -7, 4_102_444_800_000, 2_147_483_648];

/** The same rows for the same number; what refers to another row refers to one that is there. */
export async function fillDatabase(file: string, rows: number): Promise<void> {
  const made = await openDatabase({ file, log: createLog("silent") });
  if (!made.ok) throw new Error(made.reason);
  await made.value.close();
  const database = connectSqlite(file);
  const tables = database.rows(
    "select name from sqlite_master where type = 'table' and name not in ('schema_version', 'schema_readers') order by rowid",
    [],
  );
  database.change("begin", []);
  for (const { name } of tables) {
    const columns = database.rows(
      'select name, lower(type) as type, pk, "notnull" from pragma_table_info(?)',
      [String(name)],
    );
    const insert =
      `insert into ${name} (${columns.map((column) => column.name).join(", ")}) ` +
      `values (${columns.map(() => "?").join(", ")})`;
    for (let i = 0; i < rows; i += 1) {
      const values = columns.map(({ type, pk, notnull }): Value => {
        // A key's columns are all the same number, so that what refers to a row finds one.
        if (pk !== 0) return type === "text" ? `${i}` : i;
        if (notnull === 0 && i % 3 === 0) return null;
        if (type === "text") return i === 0 ? "" : `${texts[i % texts.length]}${i}`;
        return (type === "integer" ? i : numbers[i % numbers.length]) ?? 0;
      });
      database.change(insert, values);
    }
  }
  database.change("commit", []);
  database.close();
}
