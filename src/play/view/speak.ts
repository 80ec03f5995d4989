// What came of some wishes in one sentence after the other: what was done, and why the rest was not.
import type { Result } from "@loamstead/lib/result.ts";
import { doneWords } from "../../farm/describe/done.ts";
import { type Clock, refusalWords } from "../../farm/describe/refusal.ts";
import type { Done } from "../../farm/events/deed.ts";
import type { Event } from "../../farm/events/event.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import { readyAt } from "../../farm/growth/grow.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import type { PlayedFarm, Wish } from "../session/playedFarm.ts";
import { strings } from "./strings.ts";

export type Said = { readonly text: string; readonly isRefused: boolean };

export function saidOf(wish: Wish, result: Result<Done, Refusal>, clock: Clock, now: number): Said {
  if (!result.ok) return { text: refusalWords(result.reason, clock), isRefused: true };
  return { text: doneWords({ ...wish, at: now } as Event, result.value), isRefused: false };
}

/** When what was sown or watered will be ready: nobody should have to ask each plot. */
function readyWords({ ground }: Pick<PlayedFarm, "ground">, { farm, told }: Done, clock: Clock) {
  const times = membersOf(told.on ?? 0).flatMap((plot) => readyAt(ground, farm, plot) ?? []);
  if (times.length === 0) return [];
  const [first, last] = [Math.min(...times), Math.max(...times)].map(clock) as [string, string];
  return [first === last ? strings.ripe(first) : strings.ripeFrom(first, last)];
}

/** One after the other until one is refused: whatever builds on it would be as well. */
export function perform(
  played: Pick<PlayedFarm, "act" | "now" | "ground">,
  wishes: readonly Wish[],
  clock: Clock,
): Said {
  const texts: string[] = [];
  for (const wish of wishes) {
    const result = played.act(wish);
    const said = saidOf(wish, result, clock, played.now());
    texts.push(said.text);
    if (!result.ok) return { text: texts.join(" "), isRefused: true };
    if (wish.kind === "sow" || wish.kind === "water")
      texts.push(...readyWords(played, result.value, clock));
  }
  return { text: texts.join(" "), isRefused: false };
}
