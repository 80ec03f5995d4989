// A farm that somebody plays on this page: how it is now, and the one way to do something on it.
import type { Result } from "@loamstead/lib/result.ts";
import type { FarmEvent, FarmEventKind, FarmEventPayloads } from "../../farm/events/event.ts";
import type { EventDetails, EventOutcome } from "../../farm/events/reducer.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";

/** What is to happen, without its moment. */
export type FarmAction = {
  readonly [K in FarmEventKind]: { readonly kind: K } & FarmEventPayloads[K];
}[FarmEventKind];

export type PlayedEvent = { readonly event: FarmEvent; readonly told: EventDetails };

/**
 * Where what was done is: `kept` on the device, on its way there, or only on this page (and why).
 */
export type FarmSaveState =
  | { readonly kind: "kept" }
  | { readonly kind: "keeping" }
  | { readonly kind: "page"; readonly why: "full" | "unavailable" | "outdated" };

/** What was done, and why it could not stay. */
export type LostDeed = { readonly event: FarmEvent; readonly reason: FarmRefusal };

/** What somebody has to be told once, beside what they did themselves. */
export type FarmNotice =
  /** Done in another tab, or on another device of the account. */
  | { readonly kind: "elsewhere"; readonly steps: number; readonly isDevice?: true }
  /** Another tab was first: these were done here, and could not be kept. */
  | { readonly kind: "lost"; readonly of: number; readonly kept: number; readonly why: FarmRefusal }
  /** Another device was first with these: what was done here could not be kept, each by what it was. */
  | {
      readonly kind: "joined";
      readonly of: number;
      readonly kept: number;
      readonly lost: readonly LostDeed[];
    }
  /** The rules are others than when it was last played: these cannot be done any more. */
  | {
      readonly kind: "anew";
      readonly of: number;
      readonly kept: number;
      readonly why: FarmRefusal;
      readonly oldLog: string;
    }
  /** The device's clock is off; the country's holds. */
  | { readonly kind: "clock"; readonly ahead: Ms };

export type PlayState = {
  readonly farm: Farm;
  /** What was done last on this page. */
  readonly last: PlayedEvent | null;
  readonly kept: FarmSaveState;
  readonly news: FarmNotice | null;
};

/** Everything that was done on a farm, from its first day on the field of that day. */
export type PlayedLog = {
  readonly field: number;
  readonly begun: Ms;
  readonly events: readonly FarmEvent[];
};

export type PlayedFarm = {
  readonly id: string;
  readonly ground: FarmGround;
  /** The country's time. */
  readonly now: () => Ms;
  /** The same object until something has changed. */
  readonly state: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Happens on the page at once, or as of a moment; `state().kept` says when it is on the device. */
  readonly act: (wish: FarmAction, at?: Ms) => Result<EventOutcome, FarmRefusal>;
  /** Why it would not happen just now, asked before anybody wishes for it; null where it would. */
  readonly refusalOf: (wish: FarmAction) => FarmRefusal | null;
  /** Refused where the device or the account does not give it. */
  readonly log: () => Promise<Result<PlayedLog, unknown>>;
};
