// A field without any trait that matters, to ask the law what each single thing does.

import type { FarmGround } from "../../farm/ground/ground.ts";
import { plotsOf } from "../../fields/shapes.ts";

export const plainGround: FarmGround = {
  field: 0,
  region: "vale",
  seed: 0,
  soil: "loam",
  water: "pond",
  aspect: "east",
  wind: "airy",
  landmark: "none",
  heirloom: "long-tom",
  plots: plotsOf("full-acre"),
  // The first plot has one beside it on each side, and nobody sows those.
  sides: [[1, 2, 3, 4]],
  weather: () => ({ kind: "cloud" }),
  elsewhere: () => null,
};
