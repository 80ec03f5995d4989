// The few words that a farm leaves beside the database, for pages that do not open it: which field, and what is ready when.
import type { Ms } from "../../farm/numbers/time.ts";
import { LAST_FARM } from "./key.ts";

export type LastFarm = {
  readonly field: number;
  /** When each plot that something grows in is ready. */
  readonly ready: readonly Ms[];
};

/** No field has more plots. */
const MOST = 20;

/** Reaching for it throws where the browser forbids it. */
type Shelf = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Null takes them away. */
export function keepLastFarm(shelf: Shelf, farm: LastFarm | null): void {
  try {
    if (farm) shelf().setItem(LAST_FARM, JSON.stringify(farm));
    else shelf().removeItem(LAST_FARM);
  } catch {
    // Then other pages say nothing of it.
  }
}

/** Null where there is none, or nothing that could have been left by a farm of this collection. */
export function readLastFarm(shelf: Shelf, size: number): LastFarm | null {
  try {
    const { field, ready } = JSON.parse(shelf().getItem(LAST_FARM) ?? "{}") as Partial<LastFarm>;
    const isField = Number.isSafeInteger(field) && field! >= 0 && field! < size;
    const areTimes = Array.isArray(ready) && ready.length <= MOST && ready.every(Number.isFinite);
    return isField && areTimes ? { field: field!, ready } : null;
  } catch {
    return null;
  }
}
