// The animals of a field by its region and season, on grass that nothing else takes.
import { hexEdge } from "../../models/ground/island.ts";
import { goat, goose, lamb, sheep } from "../../models/nature/flock.ts";
import { hedgehog, rabbit, robin } from "../../models/nature/hedgerow.ts";
import { carthorse, cow, pig } from "../../models/nature/herd.ts";
import { type Part, type Point2, placed, type Vec } from "../../models/parts.ts";
import { between, chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { type FreeGroundPredicate, RADIUS } from "./ground.ts";
import type { Tree } from "./groves.ts";
import { type Beast, herds } from "./herds.ts";

/** How large it is drawn, and how much room it wants about itself. */
type Standing = {
  readonly size: number;
  readonly room: number;
  readonly make: (n: number) => Part[];
};

const kinds = {
  cow: { size: 0.62, room: 0.52, make: cow },
  horse: { size: 0.6, room: 0.55, make: carthorse },
  pig: { size: 0.68, room: 0.4, make: pig },
  sheep: { size: 0.7, room: 0.4, make: (n) => sheep(n, n % 2 === 1) },
  lamb: { size: 0.72, room: 0.28, make: lamb },
  goat: { size: 0.66, room: 0.4, make: goat },
  goose: { size: 0.62, room: 0.3, make: goose },
  rabbit: { size: 0.8, room: 0.24, make: () => rabbit() },
  hedgehog: { size: 0.85, room: 0.24, make: hedgehog },
  robin: { size: 1, room: 0.2, make: robin },
} as const satisfies Record<Beast, Standing>;

/** One of them in its own place, as it was modelled: it faces +x. */
export type GrazingBeast = {
  readonly kind: Beast;
  readonly parts: readonly Part[];
  readonly at: Vec;
  /** About the upright. */
  readonly heading: number;
  readonly size: number;
};

/** The same on the field. */
export const onField = ({ parts, at, heading, size }: GrazingBeast): Part[] =>
  placed(parts, at, heading, size);

function herdOf({ region }: FieldTraits, season: Season, seed: number): readonly Beast[] {
  const [first, second, third] = herds[region];
  if (season === "hearth") return [first, "robin"];
  const spring = season === "seedtime" && first === "sheep" ? (["lamb"] as const) : [];
  return chance(seed, 70) < 0.5 ? [first, second, third, ...spring] : [first, third, ...spring];
}

const TRIES = 90;
/** Of so many places the one nearest to the viewer, where less stands before it. */
const CHOICE = 3;
const FROM_EDGE = 0.75;
const FROM_TREE = 0.75;
/** Behind this line the house, the landmark and the trees would hide what grazes. */
const BACK = -4.2;

export function beasts(
  traits: FieldTraits,
  trees: readonly Tree[],
  season: Season,
  seed: number,
  free: FreeGroundPredicate,
): GrazingBeast[] {
  const standing: { x: number; z: number; room: number }[] = [];
  return herdOf(traits, season, seed).flatMap((kind, n) => {
    const { size, room, make } = kinds[kind];
    const hasRoom = ([x, z]: Point2) =>
      free(x, z) &&
      [-room, room].every((d) => free(x + d, z) && free(x, z + d)) &&
      trees.every((tree) => Math.hypot(tree.x - x, tree.z - z) > FROM_TREE) &&
      standing.every((one) => Math.hypot(one.x - x, one.z - z) > one.room + room);
    const places = wander(seed + n * 1000).filter((at) => at[0] + at[1] > BACK && hasRoom(at));
    const place = places.slice(0, CHOICE).toSorted(([ax, az], [bx, bz]) => bx + bz - ax - az)[0];
    if (!place) return [];
    const [x, z] = place;
    standing.push({ x, z, room });
    const heading = between(-1.4, 0.9, seed, n + 80);
    return [{ kind, parts: make(seed + n), at: [x, 0, z], heading, size }];
  });
}

/** Points all over the field, the same for the same seed. */
function wander(seed: number): Point2[] {
  return Array.from({ length: TRIES }, (_, i): Point2 => {
    const heading = chance(seed, i + 900) * 2 * Math.PI;
    const out = Math.sqrt(chance(seed, i + 1100)) * (hexEdge(RADIUS, heading) - FROM_EDGE);
    return [Math.cos(heading) * out, Math.sin(heading) * out];
  });
}
