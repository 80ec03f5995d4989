// What the almanac calls the four seasons.
import type { Season } from "../models/seasons.ts";

export const seasonNames: Readonly<Record<Season, string>> = {
  seedtime: "Seedtime",
  highSun: "High Sun",
  leafFall: "Leaf-fall",
  hearth: "Hearth",
};
