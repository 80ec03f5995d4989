// What the dyes are called: by their crop and the season they were boiled in.
import { seasonNames } from "../../fields/seasonNames.ts";
import type { Season } from "../../models/seasons.ts";
import type { Crop } from "../tables/crops.ts";

/** "carrot dye of Seedtime". */
export const dyeName = (crop: Crop, season: Season): string =>
  `${crop} dye of ${seasonNames[season]}`;
