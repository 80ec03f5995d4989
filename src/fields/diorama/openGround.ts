// The rounds of grass that are left for a field's resident and its whim, where the viewer sees them.
import { hexEdge } from "../../models/ground/island.ts";
import { type Bed, bedDistance, RADIUS, type Spot } from "./ground.ts";
import { nearness, type Standing, sightOver } from "./sight.ts";

const STEP = 0.25;
const FROM_EDGE = 0.38;

/** What is asked of a place: no smaller than `least`, and no larger than `most` is of any use. */
type Wish = { readonly least: number; readonly most: number };
const wishes = {
  whim: { least: 0.5, most: 0.95 },
  resident: { least: 0.3, most: 0.55 },
} as const satisfies Record<string, Wish>;

/** Free rounds of the field: none overlaps another, nor anything that stands. */
export type OpenGround = Readonly<Record<keyof typeof wishes, Spot>>;

export function openGround(
  standing: readonly Standing[],
  beds: readonly Bed[],
  room: (x: number, z: number) => number,
): OpenGround {
  const isSeen = sightOver(standing, beds);
  const grid = candidates(beds, room);
  // Where the whole of it is seen, where all but its foot is, and where there is room at all.
  const seen = [0, 0.45].map((foot) => grid.filter(({ x, z }) => isSeen(x, z, foot)));
  const best = ({ least, most }: Wish, apart: Spot | null): Spot => {
    const open = (from: readonly Spot[]) =>
      from
        .map((spot) => ({ ...spot, r: Math.min(spot.r, most, apart ? away(spot, apart) : most) }))
        .toSorted((a, b) => worth(b) - worth(a))[0]!;
    const found = seen.map(open).find((spot) => spot && spot.r >= least);
    return found ?? open(grid);
  };
  const whim = best(wishes.whim, null);
  return { whim, resident: best(wishes.resident, whim) };
}

const away = (spot: Spot, other: Spot) => Math.hypot(spot.x - other.x, spot.z - other.z) - other.r;
/** Room first, then nearness to the viewer. */
const worth = (spot: Spot) => spot.r + nearness(spot) * 0.035;

/** Points of the field with the room about them. */
function candidates(beds: readonly Bed[], room: (x: number, z: number) => number): Spot[] {
  const spots: Spot[] = [];
  for (let x = -RADIUS; x <= RADIUS; x += STEP)
    for (let z = -RADIUS; z <= RADIUS; z += STEP) {
      const edge = hexEdge(RADIUS, Math.atan2(z, x)) - Math.hypot(x, z) - FROM_EDGE;
      if (edge < 0) continue;
      const r = Math.min(edge, room(x, z), ...beds.map((bed) => bedDistance(bed, x, z) - 0.1));
      if (r > 0.05) spots.push({ x, z, r });
    }
  return spots;
}
