// What came of some wishes in one sentence after the other: what was done, and why the rest was not.
import type { Result } from "@loamstead/lib/result.ts";
import { doneWords } from "../../farm/describe/done.ts";
import { type Clock, refusalWords } from "../../farm/describe/refusal.ts";
import type { Done } from "../../farm/events/deed.ts";
import type { Event } from "../../farm/events/event.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import type { PlayedFarm, Wish } from "../session/playedFarm.ts";

export type Said = { readonly text: string; readonly isRefused: boolean };

export function saidOf(wish: Wish, result: Result<Done, Refusal>, clock: Clock, now: number): Said {
  if (!result.ok) return { text: refusalWords(result.reason, clock), isRefused: true };
  return { text: doneWords({ ...wish, at: now } as Event, result.value), isRefused: false };
}

/** One after the other until one is refused: whatever builds on it would be as well. */
export function perform(
  played: Pick<PlayedFarm, "act" | "now">,
  wishes: readonly Wish[],
  clock: Clock,
): Said {
  const texts: string[] = [];
  for (const wish of wishes) {
    const said = saidOf(wish, played.act(wish), clock, played.now());
    texts.push(said.text);
    if (said.isRefused) return { text: texts.join(" "), isRefused: true };
  }
  return { text: texts.join(" "), isRefused: false };
}
