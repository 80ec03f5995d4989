// Carries the rows of one table over in batches, and afterwards asks for each of them again.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database, SqlRow, Value } from "../database.ts";
import type { SqliteConnection } from "../sqlite/connection.ts";
import type { SourceTable } from "./sourceTables.ts";

/** A row, and its place in the source's table. */
type Placed = { place: number; row: SqlRow };

const batchRows = 400;
const batchCharacters = 2_000_000;
const pageRows = 100;

/**
 * Goes on where an earlier run was cut: a batch and the place of its last row are one transaction of
 * the target. Nobody else may write to either database meanwhile.
 */
export async function copyRows(
  source: SqliteConnection,
  target: Database,
  table: SourceTable,
  tell: (rows: number) => void | Promise<void>,
): Promise<Result<void>> {
  const [progress] = await target.rows("select place, carried from move_tables where name = ?", [
    table.name,
  ]);
  let carried = Number(progress?.carried ?? 0);
  await tell(carried);
  for (const batch of batches(source, table, Number(progress?.place ?? 0))) {
    const unfit = batch.find(({ row }) => Object.values(row).some(holdsNul));
    if (unfit !== undefined) {
      return refuse(
        `${nameRow(table, unfit.row)} holds a NUL character, which PostgreSQL cannot keep. ` +
          "Mend or delete that row, and run the move again.",
      );
    }
    carried += batch.length;
    const place = batch.at(-1)?.place ?? 0;
    await target.transaction(async (tx) => {
      await tx.change(
        `insert into ${table.name} (${table.columns.join(", ")}) values ${batch
          .map(() => `(${table.columns.map(() => "?").join(", ")})`)
          .join(", ")}`,
        batch.flatMap(({ row }) => table.columns.map((column) => at(row, column))),
      );
      await tx.change(
        `insert into move_tables (name, place, carried) values (?, ?, ?)
         on conflict (name) do update set place = excluded.place, carried = excluded.carried`,
        [table.name, place, carried],
      );
    });
    await tell(batch.length);
  }
  return accept(undefined);
}

/** Refuses, by its name, the first row of the target that is not as it is in the source; none may lack. */
export async function verifyRows(
  source: SqliteConnection,
  target: Database,
  table: SourceTable,
  tell: (rows: number) => void | Promise<void>,
): Promise<Result<void>> {
  const { name, key, columns } = table;
  const keys = key.join(", ");
  const next = `(${keys}) > (${key.map(() => "?").join(", ")})`;
  const same = `select * from ${name} where ${key.map((column) => `${column} = ?`).join(" and ")}`;
  let found = 0;
  for (let last: SqlRow | undefined; ; ) {
    // In the order of the target's own index, which may sort texts in another way than the source.
    const page: SqlRow[] = await target.rows(
      `select * from ${name} ${last ? `where ${next}` : ""} order by ${keys} limit ${pageRows}`,
      last ? key.map((column) => at(last ?? {}, column)) : [],
    );
    for (const row of page) {
      const [here] = source.rows(
        same,
        key.map((column) => at(row, column)),
      );
      if (here === undefined || spell(here, columns) !== spell(row, columns)) {
        return refuse(`${nameRow(table, row)} is not there as it is here.`);
      }
    }
    found += page.length;
    await tell(page.length);
    last = page.at(-1);
    if (page.length < pageRows) break;
  }
  return found === table.rows
    ? accept(undefined)
    : refuse(`${name} has ${found} rows there and ${table.rows} here.`);
}

/** Rows after the place, in batches that are small in number and in what they weigh. */
function* batches(
  source: SqliteConnection,
  { name }: SourceTable,
  after: number,
): Generator<Placed[]> {
  let batch: Placed[] = [];
  let characters = 0;
  const all = source.each(
    `select rowid as place_in_table, ${name}.* from ${name} where rowid > ? order by rowid`,
    [after],
  );
  for (const { place_in_table, ...row } of all) {
    batch.push({ place: Number(place_in_table), row });
    for (const value of Object.values(row)) characters += String(value).length;
    if (batch.length < batchRows && characters < batchCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

const at = (row: SqlRow, column: string): Value => row[column] ?? null;

const spell = (row: SqlRow, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => at(row, column)));

const holdsNul = (value: Value): boolean => typeof value === "string" && value.includes("\0");

const nameRow = (table: SourceTable, row: SqlRow): string =>
  `The row of ${table.name} with ${table.key
    .map((column) => `${column} = ${JSON.stringify(at(row, column))}`)
    .join(" and ")}`;
