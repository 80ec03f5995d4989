// Measures every query of the server on PostgreSQL at a thousand rooms and at a million, or as many as are named.
import pg from "pg";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { startPostgres } from "../server/store/testing/startPostgres.ts";
import { row } from "./figures/figures.ts";
import { deeds, leaveUnhung, type Place, sweep } from "./grown/deeds.ts";
import { generate, sizeOf } from "./grown/generate.ts";
import { record, type Times } from "./grown/record.ts";

const few = 1_000;
const many = Number(process.argv[2] ?? 1_000_000);
const rounds = 7;
const timesEach = 100;
const mostRatio = 3;
/** How often it is measured once more while a statement is slower: chance passes, a fault stays. */
const mostRepeats = 4;

type Grown = Place & { rounds: Times[]; close(): Promise<void> };

async function grow(server: string, rooms: number): Promise<Grown> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database grown_${rooms}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/grown_${rooms}`;
  const opened = await openDatabase({ url: url.href, file: "", log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  const [size, now, startedAt] = [sizeOf(rooms), Date.now(), performance.now()];
  await generate(url.href, size, now);
  const [{ bytes }] = (await opened.value.rows(
    "select pg_database_size(current_database()) as bytes",
  )) as [{ bytes: number }];
  console.log(
    `${rooms} rooms: ${Math.round(Number(bytes) / 1e6)} MB, ` +
      `filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
  );
  const taken: Times[] = [];
  const db = record(opened.value, () => taken.at(-1)!);
  return { db, size, now, rounds: taken, close: opened.value.close };
}

/** Both by turns, so that whatever else the machine does falls on both. */
async function measure(places: readonly Grown[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const place of places) place.rounds.push(new Map());
    for (const deed of deeds) {
      for (let i = 0; i < timesEach; i += 1) for (const place of places) await deed(place);
    }
    // The first round warms both up.
    if (round === 0) for (const place of places) place.rounds.pop();
  }
}

/** The small one is swept again and again, until the large one is: both at the same time. */
async function measureSweep([small, large]: readonly [Grown, Grown]): Promise<void> {
  let isOver = false;
  const sweeping = sweep(large).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const place of [small, large]) place.rounds.push(new Map());
    for (let i = 0; i < 10; i += 1) {
      await leaveUnhung(small);
      await sweep(small);
    }
  }
  await sweeping;
  // Of the last round the large one has but a part.
  for (const place of [small, large]) place.rounds.pop();
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor((times.length - 1) * 0.99)] ??
  Number.NaN;

/** That of the quietest round: whatever else the machine does is in the others. */
const p99Of = (sql: string, { rounds: taken }: Grown): number =>
  Math.min(...taken.flatMap((times) => (times.has(sql) ? [p99(times.get(sql)!)] : [])));

// What is selected says less than where it is looked for.
const shortened = (sql: string): string =>
  sql.replace(/^select .{60,}? from /, "select … from ").slice(0, 180);

type Compared = { sql: string; before: number; after: number; ratio: number };

function compare([small, large]: readonly [Grown, Grown]): Compared[] {
  const texts = new Set(large.rounds.flatMap((times) => [...times.keys()]));
  const compared = [...texts].map((sql) => {
    const [before, after] = [p99Of(sql, small), p99Of(sql, large)];
    return { sql, before, after, ratio: after / before };
  });
  return compared.toSorted((a, b) => b.ratio - a.ratio);
}

const isSlower = ({ ratio }: Compared): boolean => !(ratio <= mostRatio);

function tell(compared: readonly Compared[]): boolean {
  console.log(`${row(["p99 in ms", few, many, "ratio"])}  query`);
  for (const one of compared) {
    const { sql, before, after, ratio } = one;
    const mark = isSlower(one) ? "slower" : "";
    console.log(
      `${row([mark, before.toFixed(2), after.toFixed(2), ratio.toFixed(1)])}  ${mark ? sql : shortened(sql)}`,
    );
  }
  const slow = compared.filter(isSlower).length;
  console.log(`${compared.length} queries, ${slow} of them more than ${mostRatio} times slower`);
  return slow === 0;
}

async function main(): Promise<boolean> {
  const server = await startPostgres();
  try {
    const places = [await grow(server.url, few), await grow(server.url, many)] as const;
    let compared: readonly Compared[] = [];
    for (let repeats = 0; repeats <= mostRepeats; repeats += 1) {
      await measure(places);
      await measureSweep(places);
      compared = compare(places);
      if (!compared.some(isSlower)) break;
    }
    const holds = tell(compared);
    for (const place of places) await place.close();
    return holds;
  } finally {
    await server.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
