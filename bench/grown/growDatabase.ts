// Makes a PostgreSQL database of its own size and has each of its statements timed.
import pg from "pg";
import { createLog } from "../../server/log.ts";
import type { Database } from "../../server/store/database.ts";
import { openDatabase } from "../../server/store/openDatabase.ts";
import { record, type Times } from "./record.ts";

export type GrownDatabase = { db: Database; rounds: Times[]; close(): Promise<void> };

type Growing = {
  /** The server that it is made on. */
  server: string;
  name: string;
  /** What is told of it. */
  says: string;
  fill(url: string): Promise<void>;
};

export async function growDatabase({ server, name, says, fill }: Growing): Promise<GrownDatabase> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ url: url.href, file: "", log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  const startedAt = performance.now();
  await fill(url.href);
  const [{ bytes }] = (await opened.value.rows(
    "select pg_database_size(current_database()) as bytes",
  )) as [{ bytes: number }];
  console.log(
    `${says}: ${Math.round(Number(bytes) / 1e6)} MB, ` +
      `filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
  );
  const rounds: Times[] = [];
  const db = record(opened.value, () => rounds.at(-1)!);
  return { db, rounds, close: opened.value.close };
}
