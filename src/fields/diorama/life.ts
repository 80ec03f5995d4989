// Small company: hens, bushes by the house, a scarecrow where there is room, the harvest in crates.
import { carrotCrate, hayBale } from "../../models/buildings/crate.ts";
import { scarecrow } from "../../models/buildings/scarecrow.ts";
import { bush } from "../../models/nature/bush.ts";
import { hen } from "../../models/nature/hen.ts";
import { type Part, type Point2, placed, points } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import type { Free } from "./ground.ts";
import { country } from "./surroundings.ts";

/** Where a scarecrow may stand: in a gap of the beds, else beside them. */
const gaps: readonly Point2[] = points(
  "-1.2 2.02, -0.7 1.16, 0.5 2.02, 0.9 2.9, -2.4 1.16, 1.75 2.5, 0.75 1.05",
);

export function life(
  { region, wind }: FieldTraits,
  season: Season,
  seed: number,
  free: Free,
): Part[] {
  const { flowers } = country[region];
  const gap = gaps.find(([x, z]) => free(x, z));
  const isWinter = season === "hearth";
  const frosted = (parts: Part[]) =>
    isWinter ? parts.map((part): Part => ({ ...part, top: "#f4f8fd" })) : parts;
  return [
    ...placed(
      frosted(bush(seed % 9, isWinter ? undefined : flowers[0])),
      [-3.1, 0, -0.66],
      0,
      0.62,
    ),
    ...placed(frosted(bush((seed % 9) + 3)), [-0.3, 0, -1.45], 1, 0.58),
    ...(chance(seed, 21) < 0.6 ? placed(hen(), [2.15, 0, -0.45], -0.9, 0.92) : []),
    ...(chance(seed, 22) < 0.5 ? placed(hen("#c98a5a", true), [0.35, 0, -0.95], 0.5, 0.92) : []),
    ...(season === "leafFall" || chance(seed, 23) < 0.3
      ? placed(carrotCrate(), [2.95, 0, 3.15], 0.5, 0.7)
      : []),
    ...(season === "leafFall" ? placed(hayBale(1), [-0.35, 0, -2.3], 0.5, 0.8) : []),
    ...(gap && (wind === "windswept" || chance(seed, 24) < 0.4)
      ? placed(scarecrow(), [gap[0], 0, gap[1]], 0.5, 0.85)
      : []),
  ];
}
