// What the almanac says before it knows the day, and what the seasons are called.
import type { Season } from "../../models/seasons.ts";

export const strings = {
  almanac: "The almanac",
  before: "One year,",
  seasons: "four",
  after: "seasons",
  now: "now",
};

export const seasonNames: Record<Season, string> = {
  seedtime: "Seedtime",
  highSun: "High Sun",
  leafFall: "Leaf-fall",
  hearth: "Hearth",
};
