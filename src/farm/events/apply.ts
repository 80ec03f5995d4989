// What one event makes of a farm, and what a whole log makes of it.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Ground } from "../ground/ground.ts";
import type { Farm } from "../state/farm.ts";
import { answer, decline } from "./answer.ts";
import { barter } from "./barter.ts";
import { buySeed } from "./buySeed.ts";
import { care } from "./care.ts";
import { celebrate } from "./celebrate.ts";
import { compost } from "./compost.ts";
import { cook } from "./cook.ts";
import type { Deed, Done } from "./deed.ts";
import { dye } from "./dye.ts";
import type { Event, Kind } from "./event.ts";
import { gather } from "./gather.ts";
import { harvest } from "./harvest.ts";
import { make } from "./make.ts";
import { notice } from "./notice.ts";
import { raise } from "./raise.ts";
import { recentOf } from "./recent.ts";
import type { Refusal } from "./refusal.ts";
import { sell } from "./sell.ts";
import { settle } from "./settle.ts";
import { sow } from "./sow.ts";
import { take } from "./take.ts";
import { undo } from "./undo.ts";
import { water } from "./water.ts";

const deeds: { readonly [K in Kind]: Deed<K> } = {
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
  settle,
  raise,
  answer,
  decline,
  make,
  dye,
  celebrate,
  barter,
  notice,
};

/** The farm after an event, with what there is to tell of it; or why it did not happen. */
export function apply(farm: Farm, event: Event, ground: Ground): Result<Done, Refusal> {
  if (event.at < farm.begun) return { ok: false, reason: { kind: "earlier", than: farm.begun } };
  const deed = deeds[event.kind] as Deed<Kind>;
  const done = deed(farm, event as never, ground);
  // A surprise is noticed by the page, not by a hand: it takes nobody's second thought away.
  if (!done.ok || event.kind === "undo" || event.kind === "notice") return done;
  const { farm: after, told } = done.value;
  return accept({ farm: { ...after, recent: recentOf(farm, after, event.at) }, told });
}

type Refused = { readonly n: number; readonly reason: Refusal };

/** The farm after all events that could happen, and which could not. */
export function replay(
  farm: Farm,
  events: readonly Event[],
  ground: Ground,
): { readonly farm: Farm; readonly refused: readonly Refused[] } {
  const refused: Refused[] = [];
  let now = farm;
  events.forEach((event, n) => {
    const result = apply(now, event, ground);
    if (result.ok) now = result.value.farm;
    else refused.push({ n, reason: result.reason });
  });
  return { farm: now, refused };
}
