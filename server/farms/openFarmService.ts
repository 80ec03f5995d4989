// Puts together what answers for the farms of accounts, and what is done about them beside the requests.
import { Hono } from "hono";
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
  /** Begins what goes on beside the requests. */
  start(): void;
  stop(): Promise<void>;
};

type Parts = KeepingParts & {
  collection: { readonly address: string; readonly size: number };
  /** Told where a device came to another farm than the server by the same events. */
  countMismatch(): void;
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

export function openFarmService({ collection, countMismatch, ...parts }: Parts): FarmService {
  const { db, log, now } = parts;
  const kind = serverFarmKind(createFarmGrounds(collection));
  const keeping = openJournalParts({
    ...parts,
    kind,
    onMismatch({ id }) {
      countMismatch();
      log.error({ farm: id }, "a device came to another farm by the same events");
    },
  });
  const ending = new AbortController();
  let sweeping: Promise<unknown> = Promise.resolve();
  return {
    routes: new Hono<Env>()
      .route("/", journalRoutes("/api/farms", keeping))
      .route("/", timeRoute({ ...parts, tokens: keeping.tokens })),
    start() {
      const { signal } = ending;
      sweeping = Promise.all([
        scheduleFolding(() => foldOldBatches(db, kind, now()), { signal, log }),
        scheduleFarmSweep(() => sweepDeletedJournals(db, now()), { signal, log }),
      ]);
    },
    async stop() {
      ending.abort();
      await sweeping;
    },
  };
}
