// A farm that is kept nowhere, with a clock that a test turns.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { apply } from "../../farm/events/apply.ts";
import type { Done } from "../../farm/events/deed.ts";
import type { Event } from "../../farm/events/event.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import type { Ground } from "../../farm/ground/ground.ts";
import { begin } from "../../farm/letters/begin.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { fieldGround, start } from "../../farm/testing/trial.ts";
import type { PlayedFarm, PlayState, Wish } from "../session/playedFarm.ts";

type Turned = PlayedFarm & { readonly pass: (time: Ms) => void };

export function farmOnPage(own: Partial<Farm> = {}, ground: Ground = fieldGround(417)): Turned {
  let now = start;
  let stands = ground;
  let state: PlayState = {
    farm: { ...begin(ground, start), ...own },
    last: null,
    kept: { kind: "kept" },
    news: null,
  };
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    id: "farm/trial",
    get ground() {
      return stands;
    },
    now: () => now,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (wish: Wish): Result<Done, Refusal> => {
      const event = { ...wish, at: now } as Event;
      const result = apply(state.farm, event, stands);
      if (!result.ok) return result;
      const { farm, told } = result.value;
      state = { ...state, farm, last: { event, told } };
      stands = result.value.ground ?? stands;
      tell();
      return accept(result.value);
    },
    pass: (time) => {
      now += time;
      tell();
    },
  };
}
