// Measures whole syncs of twenty-five events at a steady rate in one process, next to bare inserts of the same rows in the same run, on both databases.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { databaseFile } from "../server/dataFolder.ts";
import { createLog } from "../server/log.ts";
import type { Database } from "../server/store/database.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { startPostgres } from "../server/store/testing/startPostgres.ts";
import {
  atRate,
  bareInserts,
  makeFarms,
  openSyncs,
  syncBatches,
  syncBegun,
} from "./journals/syncLoad.ts";
import { describeTimes } from "./signIn/describeTimes.ts";
import { type Server, withServer } from "./signIn/withServer.ts";

const rate = Number(process.argv[2] ?? 250);
const seconds = Number(process.argv[3] ?? 40);
const ROUNDS = 4;
const mostMs = 200;
/** An account sends twenty batches a minute at most; these send less. */
const farmCount = rate * 5;
const eachRound = Math.ceil((rate * seconds) / ROUNDS);

const now = Date.now();
const batches = await syncBatches(
  Math.ceil((eachRound * ROUNDS + rate) / farmCount) + 1,
  syncBegun(now),
);

async function open(place: { url?: string; file: string }): Promise<Database> {
  const opened = await openDatabase({ ...place, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)]!;

type Places = { server: Server; served: Database; bare: Database };

/** The p99 of whole syncs. */
async function measure(name: string, { server, served, bare }: Places): Promise<number> {
  const farms = await makeFarms(served, { count: farmCount, now });
  const { sync, close } = await openSyncs(server.port, farms, batches);
  const insert = bareInserts(bare, farms, batches, now);
  let [synced, inserted] = [0, 0];
  const syncs = (count: number) => atRate({ rate, count }, () => sync(synced++));
  const inserts = (count: number) => atRate({ rate, count }, () => insert(inserted++));
  // A second of each warms both up.
  await syncs(rate);
  await inserts(rate);
  const [whole, alone]: [number[], number[]] = [[], []];
  let used = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await inserts(eachRound)));
    const before = await server.usedSeconds();
    whole.push(...(await syncs(eachRound)));
    used += (await server.usedSeconds()) - before;
  }
  close();
  console.log(`${name}, ${rate} a second, ${whole.length} of each by turns:`);
  console.log(`  bare inserts: ${describeTimes(alone)}`);
  console.log(
    `  whole syncs: ${describeTimes(whole)}, ` +
      `${((used * 1_000) / whole.length).toFixed(2)} ms of processor time each`,
  );
  return p99(whole);
}

const onSqlite = () =>
  withServer(async (server) => {
    const folder = await mkdtemp(join(tmpdir(), "bench-sync-"));
    const served = await open({ file: databaseFile(server.dataDir) });
    const bare = await open({ file: join(folder, "bare.db") });
    try {
      return await measure("SQLite", { server, served, bare });
    } finally {
      await Promise.all([served.close(), bare.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  });

async function onPostgres(): Promise<number> {
  const postgres = await startPostgres();
  const url = async (name: string) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const at = new URL(postgres.url);
    at.pathname = `/${name}`;
    return at.href;
  };
  try {
    const [site, other] = [await url("served"), await url("bare")];
    return await withServer(
      async (server) => {
        const served = await open({ url: site, file: "" });
        const bare = await open({ url: other, file: "" });
        try {
          return await measure("PostgreSQL", { server, served, bare });
        } finally {
          await Promise.all([served.close(), bare.close()]);
        }
      },
      { DATABASE_URL: site },
    );
  } finally {
    await postgres.stop();
  }
}

const onFile = await onSqlite();
await onPostgres();
if (onFile > mostMs) {
  console.error(`On SQLite it may take ${mostMs} ms at most.`);
  process.exitCode = 1;
}
