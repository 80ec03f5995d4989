// Opens the farm that /play would open, for another page of the same visit.
import site from "../../../site.config.ts";
import { deviceFarms } from "../farms/deviceFarms.ts";
import type { OpenFarm } from "../farms/farms.ts";
import { openLast } from "../farms/openLast.ts";
import { followFarm } from "../lastFarm/followFarm.ts";

/** Whoever opened it closes it. */
export type FrontFarm = { readonly played: OpenFarm; readonly close: () => void };

/** The very farm that /play goes on with: what is done here lies there. */
export async function openFrontFarm(): Promise<FrontFarm> {
  const { collection } = site;
  const farms = await deviceFarms(collection);
  const played = await openLast(farms, { collection, asked: null, ownField: async () => null });
  const leave = followFarm(played);
  const close = () => {
    leave();
    farms.close();
  };
  return { played, close };
}
