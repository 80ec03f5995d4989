// Has a farm drawn as it stands at a moment, by a thread that ends with it.
import site from "../../../site.config.ts";
import { dayAt, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import { fieldTraits } from "../../fields/traits.ts";
import type { KeptFarm } from "../kept/keptFarms.ts";
import type { FarmDrawn, FarmLook } from "./land/drawFarm.ts";
import { drawInThread } from "./land/farmBuilder.ts";
import { standingLookOf } from "./land/sceneryWanted.ts";
import { looksOf } from "./plants/looks.ts";

/** An SVG; null where it cannot be drawn. */
export async function drawStanding(
  { ground, farm }: KeptFarm,
  now: Ms,
  look: FarmLook = {},
): Promise<Blob | null> {
  const wanted: FarmDrawn = {
    traits: fieldTraits(site.collection.address, ground.field),
    season: seasonOn(dayAt(now)),
    looks: looksOf(ground, farm, now),
    ...standingLookOf({ ground, farm, now }),
    ...look,
  };
  const svg = await drawInThread(wanted);
  return svg === null ? null : new Blob([svg], { type: "image/svg+xml" });
}
