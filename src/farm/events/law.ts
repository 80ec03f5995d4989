// What one event makes of a farm, and what a whole log makes of it: deeds of every day are here, those that are rare are handed in.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Ground } from "../ground/ground.ts";
import type { Farm } from "../state/farm.ts";
import { answer, decline } from "./answer.ts";
import { buySeed } from "./buySeed.ts";
import { care } from "./care.ts";
import { compost } from "./compost.ts";
import { cook } from "./cook.ts";
import type { Deed, Done } from "./deed.ts";
import type { Event, Kind } from "./event.ts";
import { gather } from "./gather.ts";
import { harvest } from "./harvest.ts";
import { recentOf } from "./recent.ts";
import type { Refusal } from "./refusal.ts";
import { sell } from "./sell.ts";
import { sow } from "./sow.ts";
import { take } from "./take.ts";
import { undo } from "./undo.ts";
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
  | "notice";

/** What nobody does every day, with tables of its own. */
export type RareDeeds = { readonly [K in RareKind]: Deed<K> };

const deedsOfEveryDay: { readonly [K in Exclude<Kind, RareKind>]: Deed<K> } = {
  sow,
  water,
  harvest,
  compost,
  undo,
  buySeed,
  sell,
  cook,
  take,
  gather,
  care,
  answer,
  decline,
};

/** A surprise is noticed by the page, not by a hand, and whoever is called otherwise can be called back: neither takes a second thought away. Who has moved has left all of it behind. */
const leavesRecent: ReadonlySet<Kind> = new Set(["undo", "notice", "call", "moveGround"]);

type Refused = { readonly n: number; readonly reason: Refusal };

export type Law = {
  /** The farm after an event, with what there is to tell of it; or why it did not happen. */
  readonly apply: (farm: Farm, event: Event, ground: Ground) => Result<Done, Refusal>;
  /** The farm after all events that could happen, and which could not. */
  readonly replay: (
    farm: Farm,
    events: readonly Event[],
    ground: Ground,
  ) => { readonly farm: Farm; readonly ground: Ground; readonly refused: readonly Refused[] };
};

/** There is no law without all deeds: a log that tells of one must be done again as it was. */
export function lawWith(rare: RareDeeds): Law {
  const deeds: { readonly [K in Kind]: Deed<K> } = { ...deedsOfEveryDay, ...rare };

  const apply: Law["apply"] = (farm, event, ground) => {
    if (event.at < farm.begun) return { ok: false, reason: { kind: "earlier", than: farm.begun } };
    const deed = deeds[event.kind] as Deed<Kind>;
    const done = deed(farm, event as never, ground);
    if (!done.ok || leavesRecent.has(event.kind)) return done;
    const { farm: after, told } = done.value;
    return accept({ farm: { ...after, recent: recentOf(farm, after, event.at) }, told });
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
