// The farms of this device as another page sees them; where there are none, nothing is opened or fetched for it.
import type { Ground } from "../../farm/ground/ground.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { farmLayout } from "../farms/farmLayout.ts";

/** A farm on its ground. */
export type KeptFarm = { readonly ground: Ground; readonly farm: Farm };

/** Whoever opened them closes them. */
export type KeptFarms = {
  /** The one that was last played first. */
  readonly farms: () => readonly KeptFarm[];
  /** Calls whenever one of them is another, by any tab. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

async function mayHaveFarms(): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some(({ name }) => name === farmLayout.name);
  } catch {
    // A browser that cannot tell is asked for the farms themselves.
    return true;
  }
}

/** Begins no farm. Null where none was ever kept. */
export async function openKeptFarms(): Promise<KeptFarms | null> {
  if (!(await mayHaveFarms())) return null;
  const [{ readFarms }, { deviceFarms }, { default: site }] = await Promise.all([
    import("./readFarms.ts"),
    import("../farms/deviceFarms.ts"),
    import("../../../site.config.ts"),
  ]);
  return readFarms(await deviceFarms(site.collection));
}
