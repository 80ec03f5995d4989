// Gives a test a database of its own, on either driver, and removes it after the test.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createLog } from "../../log.ts";
import { type Database, openDatabase } from "../database.ts";
import type { Migration } from "../driver/migrate.ts";

export const dialects = ["sqlite", "postgres"] as const;

export type Dialect = (typeof dialects)[number];

/** What openDatabase needs, for a database that does not exist yet. */
export type TestPlace = { url?: string; file: string; remove(): Promise<void> };

export async function makePlace(dialect: Dialect): Promise<TestPlace> {
  return dialect === "sqlite" ? makeFolder() : makePostgresDatabase();
}

type Options = { place?: TestPlace; migrations?: readonly Migration[] };

/** Opens a new database, or once more one that is there; for use inside a test. */
export async function openTestDatabase(
  dialect: Dialect,
  { place, migrations }: Options = {},
): Promise<Database> {
  const at = place ?? (await makePlace(dialect));
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

async function makePostgresDatabase(): Promise<TestPlace> {
  const server = await askForServer();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    file: "",
    remove: () => run(server, `drop database ${name} with (force)`),
  };
}

async function askForServer(): Promise<string> {
  const answer = await fetch(inject("postgresAddress"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Any number of statements at once. */
export async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql);
  await client.end();
}
