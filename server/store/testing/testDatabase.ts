// Gives a test a database of its own, on either driver, and removes it after the test.
import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { isLong } from "../../../test/soak.ts";
import { createLog } from "../../log.ts";
import type { Database } from "../database.ts";
import type { Migration } from "../driver/migrateDatabase.ts";
import { openDatabase } from "../openDatabase.ts";
import { inEnglish } from "./copiedDatabases.ts";
import { runStatements } from "./runStatements.ts";

export const dialects = ["sqlite", "postgres"] as const;

export type Dialect = (typeof dialects)[number];

/** For tests of what is asked rather than of how it is kept: on both, in the short form on one of them, by turns of the files. */
export const bothOr = (short: Dialect): readonly Dialect[] => (isLong ? dialects : [short]);

/** What openDatabase needs. */
export type TestPlace = { url?: string; file: string; remove(): Promise<void> };

/** For a database in which there is nothing yet. */
export async function makePlace(dialect: Dialect): Promise<TestPlace> {
  return dialect === "sqlite" ? makeFolder() : makePostgresDatabase(inEnglish);
}

/** For one that has all tables and no rows: a copy, made sooner than by the steps to it. */
export async function makePlaceWithTables(dialect: Dialect): Promise<TestPlace> {
  if (dialect === "postgres") return makePostgresDatabase(`template ${inject("copiedDatabase")}`);
  const place = await makeFolder();
  await copyFile(await askFor("/file"), place.file);
  return place;
}

type Options = { place?: TestPlace; migrations?: readonly Migration[] };

/** Opens a new database, or once more one that is there; for use inside a test. */
export async function openTestDatabase(
  dialect: Dialect,
  { place, migrations }: Options = {},
): Promise<Database> {
  const at = place ?? (await (migrations ? makePlace : makePlaceWithTables)(dialect));
  const opened = await openDatabase({ ...at, log: silent, ...(migrations && { migrations }) });
  if (!opened.ok) throw new Error(opened.reason);
  onTestFinished(async () => {
    await opened.value.close();
    if (place === undefined) await at.remove();
  });
  return opened.value;
}

const silent = createLog("silent");

async function makeFolder(): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), "test-database-"));
  return {
    file: join(folder, "test.db"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** In bytes' order a database compares as SQLite does by itself; those of tests are else in a language's. */
export const makePostgresInByteOrder = (): Promise<TestPlace> => makePostgresDatabase("");

async function makePostgresDatabase(like: string): Promise<TestPlace> {
  const server = await askFor("/server");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runStatements(server, `create database ${name} ${like}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    file: "",
    remove: () => runStatements(server, `drop database ${name} with (force)`),
  };
}

async function askFor(what: "/server" | "/file"): Promise<string> {
  const answer = await fetch(inject("databasesAddress") + what);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
