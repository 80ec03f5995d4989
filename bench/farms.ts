// Measures every statement about farms on PostgreSQL at a thousand farms and at two hundred thousand, or as many as are named, each with a month of batches.
import { startPostgres } from "../server/store/testing/startPostgres.ts";
import { type Compared, compareTimes, isSlower, tellCompared } from "./grown/compareTimes.ts";
import { type GrownDatabase, growDatabase } from "./grown/growDatabase.ts";
import { type FarmPlace, farmDeeds } from "./journals/deeds.ts";
import { generateJournals, templateShape } from "./journals/generate.ts";
import { type FarmTemplate, farmTemplate } from "./journals/template.ts";

const few = 1_000;
const many = Number(process.argv[2] ?? 200_000);
/** Of somebody who plays for twelve minutes a day. */
const batchesADay = Number(process.argv[3] ?? 6);
const rounds = 7;
const timesEach = 100;
/** How often it is measured once more while a statement is slower: chance passes, a fault stays. */
const mostRepeats = 4;
const SAMPLE = 2_000;
const tables = [
  "journals",
  "journal_batches",
  "journal_devices",
  "journal_states",
  "journal_segments",
] as const;

type GrownFarms = FarmPlace & GrownDatabase;

async function grow(server: string, journals: number, template: FarmTemplate, now: number) {
  const size = { journals, batchesADay };
  const grown = await growDatabase({
    server,
    name: `farms_${journals}`,
    says: `${journals} farms`,
    fill: (url) => generateJournals(url, size, template, now),
  });
  // What is timed begins with the first round.
  grown.rounds.push(new Map());
  for (const table of tables) {
    const [{ n, bytes }] = (await grown.db.rows(
      `select count(*) as n, pg_total_relation_size('${table}') as bytes from ${table}`,
    )) as [{ n: number; bytes: number }];
    console.log(
      `  ${table}: ${n} rows, ${Math.round(Number(bytes) / Number(n))} bytes each with its index`,
    );
  }
  const rows = await grown.db.rows("select id from journals order by md5(id) limit ?", [SAMPLE]);
  grown.rounds.pop();
  const sample = rows.map(({ id }) => String(id));
  return { ...grown, sample, journals, clock: { now } };
}

/** Both by turns, so that whatever else the machine does falls on both. */
async function measure(places: readonly GrownFarms[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const place of places) place.rounds.push(new Map());
    for (const deed of farmDeeds) {
      for (let i = 0; i < timesEach; i += 1) for (const place of places) await deed(place);
    }
    // The first round warms both up.
    if (round === 0) for (const place of places) place.rounds.pop();
  }
}

async function main(): Promise<boolean> {
  const now = Date.now();
  const template = await farmTemplate(templateShape({ journals: few, batchesADay }), now);
  const server = await startPostgres();
  try {
    const places = [
      await grow(server.url, few, template, now),
      await grow(server.url, many, template, now),
    ] as const;
    let compared: readonly Compared[] = [];
    for (let repeats = 0; repeats <= mostRepeats; repeats += 1) {
      await measure(places);
      compared = compareTimes(places);
      if (!compared.some(isSlower)) break;
    }
    const holds = tellCompared(compared, { few, many });
    for (const place of places) await place.close();
    return holds;
  } finally {
    await server.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
