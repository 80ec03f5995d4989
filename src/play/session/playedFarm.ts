// A farm that somebody plays on this page: how it is now, and the one way to do something on it.
import type { Result } from "@loamstead/lib/result.ts";
import type { Done, Told } from "../../farm/events/deed.ts";
import type { Deeds, Event, Kind } from "../../farm/events/event.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import type { Ground } from "../../farm/ground/ground.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";

/** What is to happen, without its moment. */
export type Wish = { readonly [K in Kind]: { readonly kind: K } & Deeds[K] }[Kind];

export type Step = { readonly event: Event; readonly told: Told };

/**
 * Where what was done is: `kept` on the device, on its way there, or only on this page (and why).
 */
export type Kept =
  | { readonly kind: "kept" }
  | { readonly kind: "keeping" }
  | { readonly kind: "page"; readonly why: "full" | "unavailable" | "outdated" };

/** What somebody has to be told once, beside what they did themselves. */
export type News =
  /** Done in another tab. */
  | { readonly kind: "elsewhere"; readonly steps: number }
  /** Another tab was first: these were done here, and could not be kept. */
  | { readonly kind: "lost"; readonly of: number; readonly kept: number; readonly why: Refusal }
  /** The device's clock is off; the country's holds. */
  | { readonly kind: "clock"; readonly ahead: Ms };

export type PlayState = {
  readonly farm: Farm;
  /** What was done last on this page. */
  readonly last: Step | null;
  readonly kept: Kept;
  readonly news: News | null;
};

export type PlayedFarm = {
  readonly id: string;
  readonly ground: Ground;
  /** The country's time. */
  readonly now: () => Ms;
  /** The same object until something has changed. */
  readonly state: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Happens on the page at once; `state().kept` says when it is on the device. */
  readonly act: (wish: Wish) => Result<Done, Refusal>;
};
