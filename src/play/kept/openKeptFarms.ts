// Opens the farms of this device for another page; where there are none, nothing is fetched for it.
import { farmLayout } from "../farms/farmLayout.ts";
import type { KeptFarms } from "./keptFarms.ts";

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
