// The picture of a farm as it stands now, for pages that show one.
import type { FarmLook } from "../scene/land/drawFarm.ts";
import type { KeptFarm } from "./keptFarms.ts";

/** An SVG; null where it cannot be drawn. */
export const farmPicture = async (
  kept: KeptFarm,
  now: number,
  look?: FarmLook,
): Promise<Blob | null> => (await import("../scene/drawStanding.ts")).drawStanding(kept, now, look);
