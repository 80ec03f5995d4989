// What one event makes of a farm, and what a whole log makes of it: deeds of every day are here, those that are rare are handed in (event sourcing).
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Prose } from "../letters/draft.ts";
import type { Farm } from "../state/farm.ts";
import { answerWith, declineWith } from "./answer.ts";
import { buySeed } from "./buySeed.ts";
import { care } from "./care.ts";
import { compost } from "./compost.ts";
import { cook } from "./cook.ts";
import type { FarmEvent, FarmEventKind } from "./event.ts";
import { gather } from "./gather.ts";
import { harvest } from "./harvest.ts";
import { recentBeside, recentOf } from "./recent.ts";
import type { EventOutcome, EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";
import { sell } from "./sell.ts";
import { sow } from "./sow.ts";
import { take } from "./take.ts";
import { undoEvent } from "./undo.ts";
import { water } from "./water.ts";

type RareKind =
  | "settle"
  | "raise"
  | "make"
  | "dye"
  | "celebrate"
  | "barter"
  | "name"
  | "call"
  | "moveGround"
  | "notice"
  | "build"
  | "dress"
  | "nameFarm"
  | "join"
  | "sit"
  | "post"
  | "buyTimber"
  | "leaveGift"
  | "takeGift"
  | "giveWorks"
  | "shower"
  | "gift"
  | "changeRules"
  | "learn";

/** What nobody does every day, with tables of its own. */
export type RareReducers = { readonly [K in RareKind]: EventReducer<K> };

const deedsOfEveryDay: {
  readonly [K in Exclude<FarmEventKind, RareKind | "answer" | "decline">]: EventReducer<K>;
} = { sow, water, harvest, compost, undo: undoEvent, buySeed, sell, cook, take, gather, care };

/** What lies beside all that is done by hand, or can be changed back by itself: the last deed may still be taken back. */
const isBeside: ReadonlySet<FarmEventKind> = new Set([
  "notice",
  "call",
  "post",
  "dress",
  "nameFarm",
  "shower",
  "gift",
  "changeRules",
  "learn",
]);

/** What cannot be taken back, and nothing before it: it is in other hands, or on another field. */
const isFinal: ReadonlySet<FarmEventKind> = new Set([
  "undo",
  "moveGround",
  "leaveGift",
  "takeGift",
  "giveWorks",
]);

function withRecent(before: Farm, after: Farm, { kind, at }: FarmEvent): Farm {
  if (isFinal.has(kind)) return { ...after, recent: null };
  return {
    ...after,
    recent: isBeside.has(kind) ? recentBeside(before, after) : recentOf(before, after, at),
  };
}

type Refused = { readonly n: number; readonly reason: FarmRefusal };

export type Law = {
  /** The farm after an event, with what there is to tell of it; or why it did not happen. */
  readonly apply: (
    farm: Farm,
    event: FarmEvent,
    ground: FarmGround,
  ) => Result<EventOutcome, FarmRefusal>;
  /** The farm after all events that could happen, and which could not. */
  readonly replay: (
    farm: Farm,
    events: readonly FarmEvent[],
    ground: FarmGround,
  ) => { readonly farm: Farm; readonly ground: FarmGround; readonly refused: readonly Refused[] };
};

/** There is no law without all deeds: a log that tells of one must be done again as it was. */
export function lawWith(rare: RareReducers, prose: Prose): Law {
  const deeds: { readonly [K in FarmEventKind]: EventReducer<K> } = {
    ...deedsOfEveryDay,
    answer: answerWith(prose),
    decline: declineWith(prose),
    ...rare,
  };

  const apply: Law["apply"] = (farm, event, ground) => {
    if (event.at < farm.begun) return { ok: false, reason: { kind: "earlier", than: farm.begun } };
    const deed = deeds[event.kind] as EventReducer<FarmEventKind>;
    const done = deed(farm, event as never, ground);
    if (!done.ok) return done;
    return accept({ ...done.value, farm: withRecent(farm, done.value.farm, event) });
  };

  const replay: Law["replay"] = (farm, events, ground) => {
    const refused: Refused[] = [];
    let now = farm;
    let on = ground;
    events.forEach((event, n) => {
      const result = apply(now, event, on);
      if (result.ok) [now, on] = [result.value.farm, result.value.ground ?? on];
      else refused.push({ n, reason: result.reason });
    });
    return { farm: now, ground: on, refused };
  };

  return { apply, replay };
}
