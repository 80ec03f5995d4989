// Puts together what answers for the farms of accounts, and what is done about them beside the requests.
import { Hono } from "hono";
import type { FarmRefusal } from "../../src/farm/events/refusal.ts";
import { type FarmGround, farmGroundOf } from "../../src/farm/ground/ground.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { createCache } from "../../src/lib/cache.ts";
import type { Env } from "../http/env.ts";
import { repeating } from "../jobs/repeatEvery.ts";
import { sweepDeletedJournals } from "../keeping/journals/deletedJournals.ts";
import { foldOldBatches } from "../keeping/journals/foldBatches.ts";
import { openJournalParts } from "../keeping/journals/journalParts.ts";
import { journalRoutes } from "../keeping/journals/journalRoutes.ts";
import { timeRoute } from "../keeping/journals/timeRoute.ts";
import type { KeepingParts } from "../keeping/requests.ts";
import { serverFarmKind } from "./serverFarmKind.ts";

export type FarmService = {
  routes: Hono<Env>;
  /** How many there are, counted some minutes ago at most: to count them looks at each. */
  count(): number;
  /** Begins what goes on beside the requests. */
  start(): void;
  stop(): Promise<void>;
};

type Parts = KeepingParts & {
  collection: { readonly address: string; readonly size: number };
  tally: FarmTally;
};

/** What is counted of farms. */
export type FarmTally = {
  /** Where a device came to another farm than the server by the same events. */
  mismatch(): void;
  /** A batch was kept: its events, what they take, and those that were given another time. */
  batch(counts: {
    readonly events: number;
    readonly bytes: number;
    readonly redated: number;
  }): void;
  /** The law refused an event, for such a reason. */
  refusal(reason: string): void;
};

/** A ground remembers the weather of the days it was asked for. */
const MOST_GROUNDS = 2_000;

/** The ground of each field of a collection; null for numbers that no field has. */
export function createFarmGrounds({
  address,
  size,
}: Parts["collection"]): (field: number) => FarmGround | null {
  const known = createCache<FarmGround>(MOST_GROUNDS);
  const groundFor = (field: number): FarmGround | null => {
    if (field >= size) return null;
    const name = String(field);
    const ground = known.get(name) ?? farmGroundOf(fieldTraits(address, field), groundFor);
    known.set(name, ground);
    return ground;
  };
  return groundFor;
}

const scheduleFolding = repeating({
  everyMs: 10 * 60_000,
  done: "folded what had been done on farms a month ago",
  failed: "what had been done on farms a month ago could not be folded",
});
const scheduleFarmSweep = repeating({
  everyMs: 10 * 60_000,
  done: "let go of farms that had been put away thirty days ago",
  failed: "farms that had been put away thirty days ago could not be let go of",
});
const scheduleCounting = repeating({
  everyMs: 10 * 60_000,
  done: "counted farms",
  failed: "farms could not be counted",
});

export function openFarmService({ collection, tally, ...parts }: Parts): FarmService {
  const { db, log, now } = parts;
  const kind = serverFarmKind(createFarmGrounds(collection));
  const keeping = openJournalParts({
    ...parts,
    kind,
    onMismatch({ id }) {
      tally.mismatch();
      log.error({ farm: id }, "a device came to another farm by the same events");
    },
    onKept({ rows, bytes, redated, refused }) {
      tally.batch({ events: rows, bytes, redated });
      for (const { reason } of refused) tally.refusal((reason as FarmRefusal).kind);
    },
  });
  const ending = new AbortController();
  let sweeping: Promise<unknown> = Promise.resolve();
  let counted = 0;

  async function countAll(): Promise<number> {
    const [row] = await db.rows("select count(*) as n from journals where kind = ?", [kind.name]);
    counted = Number(row?.n);
    // Nothing was done of which the log would have to tell.
    return 0;
  }

  return {
    routes: new Hono<Env>()
      .route("/", journalRoutes("/api/farms", keeping))
      .route("/", timeRoute({ ...parts, tokens: keeping.tokens })),
    count: () => counted,
    start() {
      const { signal } = ending;
      sweeping = Promise.all([
        scheduleFolding(() => foldOldBatches(db, kind, now()), { signal, log }),
        scheduleCounting(countAll, { signal, log }),
        scheduleFarmSweep(() => sweepDeletedJournals(db, now()), { signal, log }),
      ]);
    },
    async stop() {
      ending.abort();
      await sweeping;
    },
  };
}
