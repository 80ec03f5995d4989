// The farms of this device as another page sees them.
import type { FarmGround } from "../../farm/ground/ground.ts";
import type { Farm } from "../../farm/state/farm.ts";

/** A farm on its ground. */
export type KeptFarm = { readonly ground: FarmGround; readonly farm: Farm };

/** Whoever opened them closes them. */
export type KeptFarms = {
  /** The one that was last played first. */
  readonly farms: () => readonly KeptFarm[];
  /** Calls whenever one of them is another, by any tab. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};
