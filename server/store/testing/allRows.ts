// Every row of every table, spelled so that two databases can be compared (for tests).

import type { SqlRow } from "../database.ts";
import { sourceTables } from "../move/sourceTables.ts";
import { connectSqlite } from "../sqlite/connection.ts";
import { openTestDatabase, type TestPlace } from "./testDatabase.ts";

export type AllRows = Record<string, string[]>;

export function allRowsHere(file: string): AllRows {
  const source = connectSqlite(file);
  const all = sourceTables(source).map(({ name }) => [
    name,
    spell(source.rows(`select * from ${name}`, [])),
  ]);
  source.close();
  return Object.fromEntries(all);
}

/** The same tables on the PostgreSQL server. */
export async function allRowsThere(names: readonly string[], place: TestPlace): Promise<AllRows> {
  const target = await openTestDatabase("postgres", { place });
  const all = names.map(async (name) => [name, spell(await target.rows(`select * from ${name}`))]);
  return Object.fromEntries(await Promise.all(all));
}

const spell = (rows: readonly SqlRow[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
