// Opens the farm that /play would open, for another page of the same visit.
import site from "../../../site.config.ts";
import { readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import { deviceFarms } from "../farms/deviceFarms.ts";
import type { OpenFarm } from "../farms/farms.ts";
import { openLast } from "../farms/openLast.ts";
import { followFarm } from "../session/followFarm.ts";
import { strings } from "../view/strings.ts";

/** Whoever opened it closes it. */
export type FrontFarm = {
  readonly played: OpenFarm;
  /** What became of the farm that was here before, where this is another one. */
  readonly missed: string | null;
  readonly close: () => void;
};

/** The very farm that /play goes on with: what is done here lies there. */
export async function openFrontFarm(): Promise<FrontFarm> {
  const { collection } = site;
  const farms = await deviceFarms(collection);
  const { farm: played, missed } = await openLast(farms, {
    collection,
    asked: { field: null, id: null },
    ownField: async () => null,
    noted: readLastFarm(() => localStorage, collection.size)?.field ?? null,
  });
  const stopFollowing = followFarm(played);
  const close = () => {
    stopFollowing();
    farms.close();
  };
  return { played, missed: missed && strings.missed[missed.why](missed.field), close };
}
