// A farm that is kept nowhere, with a clock that a test turns.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { applyEvent } from "../../farm/events/apply.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { EventOutcome } from "../../farm/events/reducer.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import type { FarmAction, PlayedFarm, PlayState } from "../session/playedFarm.ts";

type Turned = PlayedFarm & { readonly pass: (time: Ms) => void };

export function farmOnPage(own: Partial<Farm> = {}, ground: FarmGround = fieldGround(417)): Turned {
  let now = trialStart;
  let stands = ground;
  let state: PlayState = {
    farm: { ...beginFarm(ground, trialStart), ...own },
    last: null,
    kept: { kind: "kept" },
    news: null,
  };
  const events: FarmEvent[] = [];
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
    act: (wish: FarmAction): Result<EventOutcome, FarmRefusal> => {
      const event = { ...wish, at: now } as FarmEvent;
      const result = applyEvent(state.farm, event, stands);
      if (!result.ok) return result;
      events.push(event);
      const { farm, told } = result.value;
      state = { ...state, farm, last: { event, told } };
      stands = result.value.ground ?? stands;
      tell();
      return accept(result.value);
    },
    refusalOf: (wish) => {
      const result = applyEvent(state.farm, { ...wish, at: now } as FarmEvent, stands);
      return result.ok ? null : result.reason;
    },
    log: async () => accept({ field: ground.field, begun: trialStart, events }),
    pass: (time) => {
      now += time;
      tell();
    },
  };
}
