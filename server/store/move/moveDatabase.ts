// Moves everything from the embedded database to an empty PostgreSQL database, and can be cut at any moment.
import { existsSync } from "node:fs";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Log } from "../../log.ts";
import type { Database, Statements } from "../database.ts";
import type { Migration } from "../driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { migrations } from "../migrations.ts";
import { type MoveMark, markFile, readMark, writeMark } from "../moveMark.ts";
import { openPostgres } from "../postgres/openPostgres.ts";
import { connectSqlite, type SqliteConnection } from "../sqlite/connection.ts";
import { isBusy } from "../sqlite/explain.ts";
import { openSqlite } from "../sqlite/openSqlite.ts";
import { copyRows, verifyRows } from "./copyRows.ts";
import { type SourceTable, sourceTables } from "./sourceTables.ts";

export type DatabaseMove = {
  /** The embedded database. */
  file: string;
  /** The PostgreSQL database. */
  url: string;
  log: Log;
  newId: () => string;
  /** Told how many rows are done, of how many; each row is counted twice, carried and verified. */
  tell(done: number, all: number, table: string): void | Promise<void>;
};

export type Moved = { tables: number; rows: number };

/**
 * While it stands, no server starts on the target: to every version of the program it is a step that
 * only a later one knows, and its name says what is the matter.
 */
const unfinished: Migration = {
  id: migrations.length + 1,
  name: "a move into it that is not finished",
  sql: [
    "create table move_tables (name text primary key, place bigint not null, carried bigint not null)",
    "create table move_mark (move text primary key)",
  ],
};

/**
 * The source stays as it is, marked as moved; a server that would go on with it refuses to start.
 * Refuses a server that is running, and a target that is not empty.
 */
export async function moveDatabase(move: DatabaseMove): Promise<Result<Moved>> {
  const { file, url } = move;
  if (!existsSync(file)) return refuse(`There is no database at ${file}. Is DATA_DIR right?`);
  const to = nameOf(url);
  const marked = readMark(file);
  if (!marked.ok) return marked;
  const mark = marked.value;
  if (mark?.state === "moved") {
    return refuse(`The database ${file} was moved to ${mark.to} already. ${howToForget(file)}`);
  }
  if (mark && mark.to !== to) {
    return refuse(`A move to ${mark.to} has begun: name that database. ${howToForget(file)}`);
  }
  try {
    const source = await openAlone(file);
    if (!source.ok) return source;
    try {
      return await carry(move, source.value, mark, to);
    } finally {
      source.value.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return refuse(`${error.message} Nothing is lost: run the move again, and it goes on.`);
  }
}

async function carry(
  move: DatabaseMove,
  source: SqliteConnection,
  earlier: MoveMark | null,
  to: string,
): Promise<Result<Moved>> {
  const { file, url, log } = move;
  const tables = sourceTables(source);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const mark = earlier ?? { move: move.newId(), to, state: "copying" as const };
  const place = { url, log, namedBy: "npm run move" };
  const plain = await openPostgres({ ...place, migrations });
  if (plain.ok) {
    const used = await firstUsed(plain.value, tables);
    if (!used) await plain.value.transaction(forgetChain);
    await plain.value.close();
    if (used && mark.state !== "verified") {
      return refuse(`The database ${to} is not empty: ${used} has rows. Name one that is.`);
    }
    if (used) {
      // Cut after the last step in the target, and before it was noted here.
      await writeMark(file, { ...mark, state: "moved" });
      return accept({ tables: tables.length, rows });
    }
  } else if (earlier === null) return plain;
  await writeMark(file, mark);
  const opened = await openPostgres({ ...place, migrations: [...migrations, unfinished] });
  if (!opened.ok) return opened;
  const target = opened.value;
  try {
    const ours = await claim(target, mark);
    if (!ours.ok) return ours;
    const checked = await carryTables(move, source, target, tables, rows);
    if (!checked.ok) return checked;
    await writeMark(file, { ...mark, state: "verified" });
    await finish(target);
    await writeMark(file, { ...mark, state: "moved" });
    return accept({ tables: tables.length, rows });
  } finally {
    await target.close();
  }
}

async function carryTables(
  { tell }: DatabaseMove,
  source: SqliteConnection,
  target: Database,
  tables: readonly SourceTable[],
  rows: number,
): Promise<Result<void>> {
  let done = 0;
  for (const step of [copyRows, verifyRows]) {
    for (const table of tables) {
      const result = await step(source, target, table, (count) => {
        done += count;
        return tell(done, 2 * rows, table.name);
      });
      if (!result.ok) return result;
    }
  }
  return accept(undefined);
}

/** Opens the file so that no server can be at it, and none can start; brings its tables up to date first. */
async function openAlone(file: string): Promise<Result<SqliteConnection>> {
  const running = refuse(
    `The server is running: another process holds ${file}. Stop it first, so that nothing is ` +
      "written to the file any more.",
  );
  const current = await openSqlite({ file, migrations });
  if (!current.ok) return current;
  await current.value.close();
  const connection = connectSqlite(file);
  try {
    connection.rows("pragma locking_mode = exclusive", []);
    connection.change("begin exclusive", []);
    connection.change("commit", []);
    return accept(connection);
  } catch (error) {
    connection.close();
    if (isBusy(error)) return running;
    throw error;
  }
}

/** What a server that was started on the target has read of the chain; the source has it as well. */
const readFromChain = [
  "ownership_progress",
  "ownership_checkpoints",
  "field_owners",
  "field_owner_changes",
];

async function forgetChain(tx: Statements): Promise<void> {
  for (const table of readFromChain) await tx.change(`delete from ${table}`);
}

async function firstUsed(
  target: Database,
  tables: readonly SourceTable[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    if (readFromChain.includes(name)) continue;
    const rows = await target.rows(`select 1 as one from ${name} limit 1`);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Makes the target this move's own; a half move of another database is not gone on with. */
async function claim(target: Database, { move, to }: MoveMark): Promise<Result<void>> {
  await target.change(
    "insert into move_mark (move) select ? where not exists (select 1 from move_mark)",
    [move],
  );
  const [found] = await target.rows("select move from move_mark");
  return found?.move === move
    ? accept(undefined)
    : refuse(`The database ${to} holds half a move of another one. Name one that is empty.`);
}

const finish = (target: Database): Promise<void> =>
  target.transaction(async (tx) => {
    await tx.change("drop table move_tables");
    await tx.change("drop table move_mark");
    await tx.change("delete from schema_version where id = ?", [unfinished.id]);
    await tx.change("delete from schema_readers where id = ?", [unfinished.id]);
  });

/** Where it is, without the name and password that open it. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

const howToForget = (file: string): string =>
  `To begin anew, delete ${markFile(file)} and name an empty database.`;
