// What came of some wishes in one sentence after the other: what was done, and why the rest was not.
import type { Result } from "@loamstead/lib/result.ts";
import { doneTexts } from "../../farm/describe/done.ts";
import { type Clock, refusalWords } from "../../farm/describe/refusal.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { EventOutcome } from "../../farm/events/reducer.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import { readyAt } from "../../farm/growth/grow.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import type { FarmAction, PlayedFarm } from "../session/playedFarm.ts";
import { strings } from "./strings.ts";

export type ActionMessage = {
  /** Whole, as it is read out. */
  readonly text: string;
  /** Without what a card tells. */
  readonly shown: string;
  readonly isRefused: boolean;
};

export function actionMessageOf(
  wish: FarmAction,
  result: Result<EventOutcome, FarmRefusal>,
  clock: Clock,
  now: number,
): ActionMessage {
  if (!result.ok) {
    const text = refusalWords(result.reason, clock);
    return { text, shown: text, isRefused: true };
  }
  return { ...doneTexts({ ...wish, at: now } as FarmEvent, result.value), isRefused: false };
}

/** When what was sown or watered will be ready: nobody should have to ask each plot. */
function readyWords(
  { ground }: Pick<PlayedFarm, "ground">,
  { farm, told }: EventOutcome,
  clock: Clock,
) {
  const times = membersOf(told.on ?? 0).flatMap((plot) => readyAt(ground, farm, plot) ?? []);
  if (times.length === 0) return [];
  const [first, last] = [Math.min(...times), Math.max(...times)].map(clock) as [string, string];
  return [first === last ? strings.ripe(first) : strings.ripeFrom(first, last)];
}

/** One after the other until one is refused: whatever builds on it would be as well. */
export function perform(
  played: Pick<PlayedFarm, "act" | "now" | "ground">,
  wishes: readonly FarmAction[],
  clock: Clock,
): ActionMessage {
  const said: Omit<ActionMessage, "isRefused">[] = [];
  const whole = (isRefused: boolean): ActionMessage => ({
    text: said.map(({ text }) => text).join(" "),
    shown: said.map(({ shown }) => shown).join(" "),
    isRefused,
  });
  // One gesture is one moment, so that several kinds that are sown by it are taken back by one press.
  const at = played.now();
  for (const wish of wishes) {
    const result = played.act(wish, at);
    said.push(actionMessageOf(wish, result, clock, played.now()));
    if (!result.ok) return whole(true);
    if (wish.kind === "sow" || wish.kind === "water")
      said.push(...readyWords(played, result.value, clock).map((text) => ({ text, shown: text })));
  }
  return whole(false);
}
