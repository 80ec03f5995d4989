// One farm as somebody has played it, batch by batch as they are kept: of this all farms of a benchmark are copies.
import {
  type FarmBeginning,
  type ServerFarmKind,
  serverFarmKind,
} from "../../server/farms/serverFarmKind.ts";
import { hexDigest } from "../../server/keeping/journals/findJournals.ts";
import {
  packBatch,
  packSegment,
  type StoredBatch,
} from "../../server/keeping/journals/journalBatches.ts";
import { packState } from "../../server/keeping/journals/journalStates.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { play } from "../../src/farm/players/play.ts";
import { gardenerPlayer } from "../../src/farm/players/players.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Of somebody who plays an hour a day. */
const EVENTS_A_DAY = 150;

/** Of the local world: any of its fields. */
export const benchFarmKind: ServerFarmKind = serverFarmKind((field) =>
  field < 10_000 ? fieldGround(field) : null,
);
export const benchField = 417;
export const templateDevice = "deviceaofafarm";

/** What somebody has done who plays well, from a day on: at least so much. */
export function playedEvents(count: number, begun: number): readonly FarmEvent[] {
  const days = Math.ceil(count / EVENTS_A_DAY) + 7;
  const { log } = play(gardenerPlayer, { ground: fieldGround(benchField), start: begun, days });
  if (log.length < count) throw new Error(`Only ${log.length} events in ${days} days.`);
  return log.slice(0, count);
}

export type TemplateBatch = {
  readonly seq: number;
  readonly first: number;
  readonly count: number;
  readonly rows: number;
  readonly packed: string;
  readonly digest: string;
  readonly hash: string;
  readonly atFirst: number;
  readonly atLast: number;
};

export type FarmTemplate = {
  readonly origin: string;
  readonly shown: string;
  readonly head: string;
  readonly batches: readonly TemplateBatch[];
  readonly states: readonly {
    readonly seq: number;
    readonly rows: number;
    readonly state: string;
  }[];
  /** The first batches, folded together, so many to one. */
  readonly segments: readonly { readonly upto: number; readonly packed: string }[];
};

type Shape = { readonly batches: number; readonly rowsEach: number; readonly folded: number };

const STATE_EVERY = 8;
const SEGMENTS = 4;

export async function farmTemplate(
  { batches: wanted, rowsEach, folded }: Shape,
  now: number,
): Promise<FarmTemplate> {
  const kind = benchFarmKind;
  const begun = now - (Math.ceil((wanted * rowsEach) / EVENTS_A_DAY) + 7) * DAY_MS;
  const origin: FarmBeginning = { field: benchField, begun };
  const events = playedEvents(wanted * rowsEach, begun);
  let state = kind.begin(origin)!;
  const batches: TemplateBatch[] = [];
  const stored: StoredBatch<FarmEvent>[] = [];
  const states: FarmTemplate["states"][number][] = [];
  for (let seq = 1; seq <= wanted; seq += 1) {
    const rows = events.slice((seq - 1) * rowsEach, seq * rowsEach);
    for (const row of rows) {
      const after = kind.apply(state, row);
      if (!after.ok) throw new Error("What was played is refused.");
      state = after.value;
    }
    const text = kind.encodeState(state);
    const fate = { redated: 0, refused: [] };
    const { packed } = await packBatch(kind, rows, fate);
    const told = {
      seq,
      first: (seq - 1) * rowsEach,
      count: rows.length,
      digest: hexDigest(rows.map(kind.encodeRow).join("\n")).slice(0, 32),
      hash: hexDigest(text),
    };
    const rowsAfter = seq * rowsEach;
    batches.push({ ...told, rows: rowsAfter, packed, ...momentsOf(rows) });
    stored.push({ ...told, device: templateDevice, rules: 1, rowsAfter, rows, fate, savedAt: 0 });
    if (seq % STATE_EVERY === 0)
      states.push({ seq, rows: rowsAfter, state: await packState(kind, text) });
  }
  const each = folded / SEGMENTS;
  const segments = await Promise.all(
    Array.from({ length: SEGMENTS }, async (_, i) => ({
      upto: (i + 1) * each,
      packed: await packSegment(kind, stored.slice(i * each, (i + 1) * each)),
    })),
  );
  return {
    origin: kind.encodeOrigin(origin),
    shown: JSON.stringify(kind.shownOf(state)),
    head: hexDigest("head"),
    batches,
    states,
    segments,
  };
}

const momentsOf = (rows: readonly FarmEvent[]) => {
  const moments = rows.map(({ at }) => at);
  return { atFirst: Math.min(...moments), atLast: Math.max(...moments) };
};
