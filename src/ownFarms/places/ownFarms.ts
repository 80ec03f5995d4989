// On which fields whoever plays here has farms, and what those are called, for pages that open none: a few words beside the database.
import { OWN_FARMS } from "./key.ts";

/** A farm of this device or of an account, as other pages may know of it. */
export type OwnFarmPlace = {
  readonly field: number;
  readonly name: string | null;
  /** The account that keeps it, by its address; null where it is on this device alone. */
  readonly holder: string | null;
};

/** Neither a device nor an account has more that anybody would look for on a map. */
const MOST = 40;
const LONGEST_NAME = 60;

/** Reaching for it throws where the browser forbids it. */
type Shelf = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** None takes them away. */
export function keepOwnFarms(shelf: Shelf, farms: readonly OwnFarmPlace[]): void {
  try {
    if (farms.length > 0) shelf().setItem(OWN_FARMS, JSON.stringify(farms.slice(0, MOST)));
    else shelf().removeItem(OWN_FARMS);
  } catch {
    // Then other pages say nothing of them.
  }
}

/** Each field once. Signed out the device keeps what it has; another account's are not told of. */
export function readOwnFarms(
  shelf: Shelf,
  size: number,
  holder: string | null,
): readonly OwnFarmPlace[] {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(OWN_FARMS) ?? "[]");
    if (!Array.isArray(kept)) return [];
    const fields = new Map<number, OwnFarmPlace>();
    for (const one of kept.slice(0, MOST)) {
      const farm = readOwnFarm(one, size);
      if (!farm || fields.has(farm.field)) continue;
      const isOthers = farm.holder !== null && holder !== null && farm.holder !== holder;
      if (!isOthers) fields.set(farm.field, farm);
    }
    return [...fields.values()];
  } catch {
    return [];
  }
}

function readOwnFarm(one: unknown, size: number): OwnFarmPlace | null {
  const { field, name, holder } = (one ?? {}) as Partial<Record<keyof OwnFarmPlace, unknown>>;
  const isField = Number.isSafeInteger(field) && Number(field) >= 0 && Number(field) < size;
  const isWord = (text: unknown): text is string | null =>
    text === null || (typeof text === "string" && text.length <= LONGEST_NAME);
  return isField && isWord(name) && isWord(holder) ? { field: Number(field), name, holder } : null;
}
