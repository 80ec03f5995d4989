// Small company, each by itself: hens, bushes by the house, a scarecrow where there is room, the harvest in crates.
import { carrotCrateModel, hayBale } from "../../models/buildings/crate.ts";
import { scarecrow } from "../../models/buildings/scarecrow.ts";
import { bush } from "../../models/nature/bush.ts";
import { hen } from "../../models/nature/hen.ts";
import { type Part, type Point2, placed, type Vec } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { onHouse } from "./glow.ts";
import type { FreeGroundPredicate, GroundCircle } from "./ground.ts";
import type { FieldPlan } from "./plans.ts";
import { regionScenery } from "./surroundings.ts";

export function life(
  { region, wind }: FieldTraits,
  plan: FieldPlan,
  season: Season,
  seed: number,
  free: FreeGroundPredicate,
  whim: readonly GroundCircle[],
): Part[][] {
  const { flowers } = regionScenery[region];
  const { walk } = plan;
  const gap = gaps(plan).find(([x, z]) => free(x, z));
  // The ground by the house counts as the house's own, but a whim may stand there.
  const byHouse = (x: number, z: number, put: (at: Vec) => Part[]): Part[][] => {
    const at = onHouse(plan, seed, x, 0, z);
    const isClear = whim.every((spot) => Math.hypot(spot.x - at[0], spot.z - at[2]) > spot.r);
    return isClear ? [put(at)] : [];
  };
  const [gate, before] = [walk.at(-1)!, walk.at(-2)!];
  const beside = ([x, z]: Point2, [fx, fz]: Point2, out: number): Point2 => {
    const long = Math.hypot(x - fx, z - fz);
    return [x - ((z - fz) / long) * out, z + ((x - fx) / long) * out];
  };
  const [cx, cz] = [-0.6, 0.6]
    .map((out) => beside(gate, before, out))
    .toSorted(([ax, az], [bx, bz]) => Math.hypot(ax, az) - Math.hypot(bx, bz))[0]!;
  const isWinter = season === "hearth";
  const frosted = (parts: Part[]) =>
    isWinter ? parts.map((part): Part => ({ ...part, top: "#f4f8fd" })) : parts;
  return [
    ...byHouse(-1.25, 0.75, (at) =>
      placed(frosted(bush(seed % 9, isWinter ? undefined : flowers[0])), at, 0, 0.62),
    ),
    ...byHouse(1.35, -0.62, (at) => placed(frosted(bush((seed % 9) + 3)), at, 1, 0.58)),
    ...((season === "leafFall" || chance(seed, 23) < 0.3) && free(cx, cz)
      ? [placed(carrotCrateModel(), [cx, 0, cz], 0.5, 0.7)]
      : []),
    ...(season === "leafFall" ? byHouse(1.55, 0.7, (at) => placed(hayBale(1), at, 0.5, 0.8)) : []),
    ...(gap && (wind === "windswept" || chance(seed, 24) < 0.4)
      ? [placed(scarecrow(), [gap[0], 0, gap[1]], 0.5, 0.85)]
      : []),
  ];
}

/** Where a scarecrow may stand: in a gap of the beds, else at their ends. */
function gaps({ beds }: FieldPlan): Point2[] {
  const ends = beds.flatMap(({ x, z, length, axis: [ax, az] }) =>
    [1, -1].map((k): Point2 => {
      const out = k * (length / 2 + 0.45);
      return [x + ax * out, z + az * out];
    }),
  );
  return ends.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

/** Hens keep by the walk. */
export function hensByWalk({ walk }: FieldPlan, free: FreeGroundPredicate, seed: number): Part[][] {
  const places = walk
    .flatMap(([x, z]): Point2[] => [
      [x + 0.5, z - 0.45],
      [x - 0.55, z + 0.4],
      [x + 0.7, z + 0.3],
    ])
    .filter(([x, z]) => free(x, z));
  const [first, second] = [places[0], places.at(-1)];
  return [
    ...(first && chance(seed, 21) < 0.6
      ? [placed(hen(), [first[0], 0, first[1]], -0.9, 0.92)]
      : []),
    ...(second && second !== first && chance(seed, 22) < 0.5
      ? [placed(hen("#c98a5a", true), [second[0], 0, second[1]], 0.5, 0.92)]
      : []),
  ];
}
