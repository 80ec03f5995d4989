// The farms of this device: what is shown of them, and what can be done with them.
import type { Result } from "@loamstead/lib/result.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";

export type FarmSummary = {
  readonly id: string;
  readonly field: number;
  readonly begun: Ms;
  /** When something was last done on it. */
  readonly at: Ms;
  readonly level: number;
  readonly pence: number;
  /** Of a farm with a board at its gate that says one. */
  readonly name?: string;
};

/** A file that a visitor takes along. */
export type FarmFile = { readonly name: string; readonly text: string };

export type FarmTrouble = "missing" | "unreadable" | "unavailable" | "full";

/** Why a file is no farm: said in words that name the place, or with the gesture that could not be. */
export type ImportTrouble =
  /** A place in the file, such as `events.3.plots`. */
  | { readonly kind: "wrong"; readonly where: string }
  | { readonly kind: "noField"; readonly field: number }
  | { readonly kind: "future"; readonly nth: number }
  | { readonly kind: "impossible"; readonly nth: number; readonly what: string }
  /** None at all, or one by rules that this page does not know yet. */
  | { readonly kind: "none" | "later" | "full" | "unavailable" };

/** A farm that is open on this page. */
export type OpenFarm = PlayedFarm & {
  /** The news has been told. */
  readonly heard: () => void;
  /** Tries once more to keep what is only on this page. */
  readonly retry: () => void;
  /** Everything that was done on it, from its first day, with what is not kept yet. */
  readonly file: () => Promise<Result<FarmFile, FarmTrouble>>;
  readonly close: () => void;
};

export type Farms = {
  /** False where farms are kept only while this page is open. */
  readonly isLasting: boolean;
  /** The one that was last played first; none where the device does not answer. */
  readonly list: () => Promise<readonly FarmSummary[]>;
  readonly open: (id: string) => Promise<Result<OpenFarm, FarmTrouble>>;
  /** Any field may be farmed by anybody: the farm that it has, or a new one, of which nothing is kept before something is done. */
  readonly begin: (field: number) => Promise<OpenFarm>;
  /** Puts it away: it can be brought back for a day. */
  readonly remove: (id: string) => Promise<Result<null, FarmTrouble>>;
  readonly bringBack: (id: string) => Promise<Result<null, FarmTrouble>>;
  /** A farm of its own, whatever else is here: gives its id. */
  readonly take: (text: string) => Promise<Result<string, ImportTrouble>>;
  /** Calls whenever the list may be another one, by any tab. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};
