// Why something would not happen, asked before anybody wishes for it.
import { apply } from "../../../farm/events/apply.ts";
import type { Event } from "../../../farm/events/event.ts";
import type { Refusal } from "../../../farm/events/refusal.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { Wish } from "../../session/playedFarm.ts";

type Asked = Pick<PaperProps, "played" | "state" | "now">;

export function refusalBefore({ played, state, now }: Asked, wish: Wish): Refusal | null {
  // The page may have looked at the clock before the last thing was done.
  const at = Math.max(now, state.last?.event.at ?? now);
  const result = apply(state.farm, { ...wish, at } as Event, played.ground);
  return result.ok ? null : result.reason;
}
