// Where on a field there is room for what stands in a yard, and whether it would hide a plot, the door, the front or who lives there.
import { hasLandmark } from "../../../fields/diorama/features.ts";
import { roomOn } from "../../../fields/diorama/freeGround.ts";
import { edgeDistance, type GroundCircle, RADIUS } from "../../../fields/diorama/ground.ts";
import { frontGrid } from "../../../fields/diorama/houseSights.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { resident, residentPlace } from "../../../fields/diorama/resident.ts";
import { shareInSight } from "../../../fields/diorama/shareInSight.ts";
import { type Sees, seesPastEach, shareSeen } from "../../../fields/diorama/sight.ts";
import { seesPast } from "../../../fields/diorama/sightLines.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import { takenBy } from "../../../fields/diorama/standing.ts";
import { whimOn } from "../../../fields/diorama/whim.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { boundingRadius } from "../../../models/distance.ts";
import type { Part, Point2, Vec } from "../../../models/parts.ts";

/** How far it keeps off the edge of the field and off the walk. */
export type YardMargins = { readonly edge: number; readonly way: number };
const USUAL: YardMargins = { edge: 0.4, way: 0.3 };

export type YardRoom = {
  /** How large a round about a point is free; at the walls of the house its own ground counts as free. */
  readonly roundAt: (at: Point2, margins?: YardMargins, isAtWall?: boolean) => number;
  /** Whether so much may stand there: no plot is hidden, and enough of all else is still seen. */
  readonly leavesSights: (parts: readonly Part[]) => boolean;
  /** How much of it is seen past all that stands there. */
  readonly shareSeenOf: (parts: readonly Part[]) => number;
  /** Nothing else stands there then. */
  readonly take: (parts: readonly Part[], ...ground: readonly GroundCircle[]) => void;
  /** Something else has this ground. */
  readonly avoid: (ground: readonly GroundCircle[]) => void;
  /** Of all that was taken. */
  readonly ground: readonly GroundCircle[];
};

const OFF_BEDS = 0.1;
const TRUNK = 0.36;
/** As high as what has come up in a bed; and less the snow that may lie on whatever stands before it. */
const PLANTS = [0.25, 0.25 - 0.06] as const;
/** So much of door and front is left in sight by all of the yard together. */
const LEAST_FRONT = 0.6;
/** Of the whim, of who lives there, of the landmark and of what stands in the yard already, by each thing more. */
const LEAST_OTHER = 0.75;
/** What hangs higher is over everybody's head. */
const HEAD = 1.1;

const pointsOf = (parts: readonly Part[]): Vec[] => parts.map(({ at }) => at);

/** How far a point lies from a line of points. */
export function wayDistance(line: readonly Point2[], [x, z]: Point2): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, az], [bx, bz]] = [line[i]!, line[i + 1]!];
    const [dx, dz] = [bx - ax, bz - az];
    const along = ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - ax - dx * t, z - az - dz * t));
  }
  return least;
}

export function yardRoom(traits: FieldTraits, site: Site): YardRoom {
  const { plan, seed, anchors, trees, sees, mark } = site;
  const { house, walk } = plan;
  const whim = whimOn(traits, site);
  const dweller = resident(traits, site, { season: "highSun", lit: false });
  const home = residentPlace(traits, site).at;
  const standing = [...whim.parts, ...dweller].filter(({ at }) => at[1] < HEAD);
  const claimed: GroundCircle[] = [];
  const avoided: GroundCircle[] = [];
  const byWalls: GroundCircle[] = [
    ...takenBy(traits, { ...plan, walk: [], doorway: [] }, hasLandmark(traits, seed)).filter(
      ({ x, z }) => x !== house.x || z !== house.z,
    ),
    ...whim.ground,
    { x: home[0], z: home[2], r: 0.3 },
    ...standing.map((part) => ({
      x: part.at[0],
      z: part.at[2],
      r: 0.8 * Math.min(0.5, boundingRadius(part)),
    })),
    ...trees.map(({ x, z, size }) => ({ x, z, r: TRUNK * size })),
  ];
  const toDoor: Point2[] = [
    [anchors.door.at[0], anchors.door.at[2]],
    [
      anchors.door.at[0] + Math.sin(anchors.door.turn) * 0.6,
      anchors.door.at[2] + Math.cos(anchors.door.turn) * 0.6,
    ],
  ];
  const ways = [walk, ...(plan.doorway.length > 0 ? [plan.doorway] : []), toDoor];
  const solid = roomOn(plan, byWalls);
  const clear = (x: number, z: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (const one of claimed) least = Math.min(least, Math.hypot(x - one.x, z - one.z) - one.r);
    for (const one of avoided) least = Math.min(least, Math.hypot(x - one.x, z - one.z) - one.r);
    return least;
  };

  const plots = plotPlaces(plan).flatMap(({ x, y, z, axis: [ax, az], length }) =>
    [-0.3, 0, 0.3].flatMap((t) =>
      PLANTS.map((up): Vec => [x + ax * length * t, y + up, z + az * length * t]),
    ),
  );
  let { door, front } = frontGrid(traits, plan, seed);
  const least = [door.length * LEAST_FRONT, front.length * LEAST_FRONT] as const;
  const others = [whim.parts, dweller, mark].filter(({ length }) => length > 0).map(pointsOf);
  const yard: Part[] = [...whim.parts, ...dweller];
  let seesPastYard: Sees = seesPast(yard);

  return {
    roundAt(at, { edge, way } = USUAL, isAtWall = false) {
      const [x, z] = at;
      // What is quick to ask is asked first: most points of a field are no room at all.
      let least = edgeDistance(x, z) - edge;
      if (!isAtWall) least = Math.min(least, Math.hypot(x - house.x, z - house.z) - house.r);
      for (const line of ways) {
        if (least < 0) return least;
        least = Math.min(least, wayDistance(line, at) - way);
      }
      if (least < 0) return least;
      least = Math.min(least, clear(x, z), solid.beds(x, z) - OFF_BEDS);
      return least < 0 ? least : Math.min(least, solid.taken(x, z));
    },
    leavesSights(parts) {
      const past = seesPast(parts);
      const leaves = (points: readonly Vec[], atLeast: number) => {
        const left = points.filter(past).length;
        return left === points.length || left >= atLeast;
      };
      return (
        plots.every(past) &&
        leaves(door, least[0]) &&
        leaves(front, least[1]) &&
        others.every((points) => shareSeen(points, past) >= LEAST_OTHER)
      );
    },
    shareSeenOf: (parts) => shareInSight(parts, seesPastEach(sees.pastAll, seesPastYard)),
    take(parts, ...ground) {
      const past: Sees = seesPast(parts);
      [door, front] = [door.filter(past), front.filter(past)];
      claimed.push(...ground);
      others.push(pointsOf(parts));
      yard.push(...parts);
      seesPastYard = seesPast(yard);
    },
    avoid(ground) {
      avoided.push(...ground);
    },
    ground: claimed,
  };
}

const STEP = 0.2;

/** All over the field. */
const grid: readonly Point2[] = (() => {
  const points: Point2[] = [];
  for (let x = -RADIUS; x <= RADIUS; x += STEP)
    for (let z = -RADIUS; z <= RADIUS; z += STEP) if (edgeDistance(x, z) > 0) points.push([x, z]);
  return points;
})();

/** Points of the field, those nearest to one of them first. */
export const pointsAround = ([px, pz]: Point2): Point2[] =>
  grid
    .map((at) => ({ at, far: (at[0] - px) ** 2 + (at[1] - pz) ** 2 }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ at }) => at);
