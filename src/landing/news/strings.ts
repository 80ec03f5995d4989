// What the news section says, and what the almanac knows of the seasons.
import type { Season } from "./seasonOf.ts";

export const strings = {
  title: "News from the lane",
  all: "All the news",
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

export const goodFor: Record<Season, string> = {
  seedtime: "for sowing, and for optimism",
  highSun: "for watering before breakfast",
  leafFall: "for lifting roots and mending fences",
  hearth: "for moving the furniture",
};
