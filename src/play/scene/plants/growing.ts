// A plant in each of the seven stages, out of the five that a field's picture knows.

import type { GrowthStage } from "../../../farm/growth/stage.ts";
import { cropOf, isHeirloom, type Seed } from "../../../farm/tables/heirlooms.ts";
import { heirloomPlant, prideOf } from "../../../fields/diorama/heirlooms.ts";
import { type Crop, type CropStage, plantAt } from "../../../models/crops/stages.ts";
import type { HexColour } from "../../../models/palette.ts";
import { ball, type Part, repeat, scaled } from "../../../models/parts.ts";

/** Crops that are seen in blossom before they bear. */
const blossoms: Partial<Record<Crop, HexColour>> = {
  tomato: "#f6cf65",
  bean: "#e2564a",
  pea: "#fff8ea",
  pumpkin: "#f7b52e",
};

/** How large the ripe plant is while its root, head or ear still fills. */
const FILLING = 0.82;

/** One plant at the origin, on the soil. */
export function plantOf(what: Seed, stage: GrowthStage, seed: number): Part[] {
  const own = isHeirloom(what) ? prideOf(what, false) : 1;
  const as = (kind: CropStage) =>
    isHeirloom(what) ? heirloomPlant(what, kind, seed) : plantAt(what, kind, seed);
  const crop = cropOf(what);
  const blossom = blossoms[crop];
  // What climbs is modelled in flower while it is young.
  const leaves = () => as(3).filter(({ colour }) => colour !== blossom);
  switch (stage) {
    case 0:
    case 1:
      return as(stage);
    case 2:
      return scaled(leaves(), 0.6 * own);
    case 3:
      return scaled(leaves(), 0.8 * own);
    case 4:
      return scaled(leaves(), own);
    case 5:
      if (crop === "pumpkin") return scaled([...as(3), ...squashBlossoms(seed)], own);
      return scaled(blossom ? as(3) : as(4), blossom ? own : own * FILLING);
    case 6:
      return scaled(as(4), own);
  }
}

const squashBlossoms = (seed: number): Part[] =>
  repeat(3, (i) => {
    const a = i * 2.1 + seed;
    return ball(0.075, [Math.cos(a) * 0.16, 0.2, Math.sin(a) * 0.16], "#f7b52e", {
      top: "#ffdc6b",
      squash: 0.8,
      detail: 1,
    });
  });
