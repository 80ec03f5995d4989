// Measures every query of the server on PostgreSQL at a thousand rooms and at a million, or as many as are named.
import { startPostgres } from "../server/store/testing/startPostgres.ts";
import { type Compared, compareTimes, isSlower, tellCompared } from "./grown/compareTimes.ts";
import { deeds, leaveUnhung, type Place, sweep } from "./grown/deeds.ts";
import { generate, sizeOf } from "./grown/generate.ts";
import { type GrownDatabase, growDatabase } from "./grown/growDatabase.ts";

const few = 1_000;
const many = Number(process.argv[2] ?? 1_000_000);
const rounds = 7;
const timesEach = 100;
/** How often it is measured once more while a statement is slower: chance passes, a fault stays. */
const mostRepeats = 4;

type Grown = Place & GrownDatabase;

async function grow(server: string, rooms: number): Promise<Grown> {
  const [size, now] = [sizeOf(rooms), Date.now()];
  const grown = await growDatabase({
    server,
    name: `grown_${rooms}`,
    says: `${rooms} rooms`,
    fill: (url) => generate(url, size, now),
  });
  return { ...grown, size, now };
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

async function main(): Promise<boolean> {
  const server = await startPostgres();
  try {
    const places = [await grow(server.url, few), await grow(server.url, many)] as const;
    let compared: readonly Compared[] = [];
    for (let repeats = 0; repeats <= mostRepeats; repeats += 1) {
      await measure(places);
      await measureSweep(places);
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
