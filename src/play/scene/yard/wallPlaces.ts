// What stands at the foot of the cottage's walls or on the grass by its door: cellar, barrel, firewood, what was made.
import type { Anchor } from "../../../fields/diorama/anchors.ts";
import { HOUSE_SIZE, houseAngle, onHouse } from "../../../fields/diorama/glow.ts";
import { facesViewer, shifted } from "../../../fields/diorama/places.ts";
import { TO_VIEWER } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { whimOf } from "../../../fields/whims/whimOf.ts";
import { cottageShapes, pointsOfCottage } from "../../../models/buildings/cottageShapes.ts";
import { type Part, type Point2, placed } from "../../../models/parts.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { firewood, madePlank } from "./houseModels.ts";
import { LEAST_FACING } from "./hungPlaces.ts";
import type { YardPlace } from "./yardPlace.ts";
import { pointsAround, type YardMargins, type YardRoom } from "./yardRoom.ts";

export type WallPlaces = {
  readonly cellar: YardPlace | null;
  readonly barrel: YardPlace | null;
  readonly firewood: YardPlace | null;
  readonly made: YardPlace | null;
};

/** Beside the house one walks close by. */
const CLOSE: YardMargins = { edge: 0.14, way: 0.1 };
/** So much is seen of what stands at a wall, and of what stands free. */
const SEEN = { atWall: 0.4, free: 0.5 } as const;
/** How far from the corners and from each other things stand along a wall. */
const SPACING = { corner: 0.3, next: 0.62 } as const;
const SIDE = [0.5, -0.1, -0.6] as const;
const plain = { season: "highSun", lit: false } as const;

type Footing = { readonly size: number; readonly r: number; readonly deep: number };

export function wallPlaces(traits: FieldTraits, site: Site, room: YardRoom): WallPlaces {
  const { plan, seed, anchors } = site;
  const { door, wall } = anchors;
  const { at: whim } = whimOf(traits);
  const { house, window } = cottageShapes[traits.cottage];
  const out = pointsOfCottage(traits.cottage).door.at[2] - 0.08;
  const angle = houseAngle(plan, seed);
  const atFront = (x: number, off = 0): Anchor => ({
    at: onHouse(plan, seed, x, 0, out + off),
    turn: angle,
  });
  const atSide = (z: number, off = 0): Anchor => ({
    at: onHouse(plan, seed, house.half + off, 0, z),
    turn: angle + Math.PI / 2,
  });
  const away = Math.sign(window[0]);
  const alongFront = [house.half - SPACING.corner, Math.abs(window[0]), house.half - SPACING.next];
  const front = alongFront.map((x) => atFront(away * x, 0.06));
  const side = SIDE.map((z) => atSide(z, 0.06));
  const isSideOpen = facesViewer(wall) > LEAST_FACING && whim !== "flank" && whim !== "house";

  /** The first of them where it fits before its wall, and hides nothing. */
  function atWall(
    parts: readonly Part[],
    anchors: readonly Anchor[],
    { size, r, deep }: Footing,
  ): YardPlace | null {
    for (const anchor of anchors) {
      if (facesViewer(anchor) < LEAST_FACING) continue;
      const place = { ...anchor, size: size * HOUSE_SIZE };
      const [x, , z] = shifted(anchor, { out: deep / 2 }).at;
      const standing = placed(parts, place.at, place.turn, place.size);
      if (room.roundAt([x, z], CLOSE, true) < r || !room.leavesSights(standing)) continue;
      if (room.shareSeenOf(standing) < SEEN.atWall) continue;
      room.take(standing, { x, z, r });
      return place;
    }
    return null;
  }

  /** On the grass, as near to the door as there is room. */
  function byDoor(parts: readonly Part[], size: number, r: number): YardPlace | null {
    const before: Point2 = [door.at[0], door.at[2]];
    for (const [x, z] of pointsAround(before)) {
      if (room.roundAt([x, z], CLOSE, true) < r || isInHouse(x, z, r)) continue;
      const place = { at: [x, 0, z], turn: TO_VIEWER - 0.3, size } as const;
      const standing = placed(parts, place.at, place.turn, size);
      if (!room.leavesSights(standing) || room.shareSeenOf(standing) < SEEN.free) continue;
      room.take(standing, { x, z, r });
      return place;
    }
    return null;
  }

  function isInHouse(x: number, z: number, r: number): boolean {
    const [dx, dz] = [x - plan.house.x, z - plan.house.z];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [own, deep] = [(dx * cos - dz * sin) / HOUSE_SIZE, (dz * cos + dx * sin) / HOUSE_SIZE];
    return Math.abs(own) < house.half + r + 0.1 && Math.abs(deep) < house.depth / 2 + r + 0.1;
  }

  const hatches = [atFront(window[0]), ...(isSideOpen ? [atSide(-0.1), atSide(0.4)] : [])];
  const sideFirst = [...(isSideOpen ? side : []), ...front];
  const [cellar, barrel, wood] = [yardModels.cellar(plain), yardModels.barrel(plain), firewood()];
  return {
    cellar:
      atWall(cellar, hatches, { size: 0.52, r: 0.15, deep: 0.5 }) ?? byDoor(cellar, 0.52, 0.26),
    barrel:
      atWall(barrel, [...front, ...side], { size: 0.6, r: 0.17, deep: 0.5 }) ??
      byDoor(barrel, 0.6, 0.2),
    firewood:
      atWall(wood, sideFirst, { size: 0.62, r: 0.17, deep: 0.3 }) ?? byDoor(wood, 0.62, 0.24),
    made: byDoor(madePlank(), 0.9, 0.36) ?? byDoor(madePlank(), 0.7, 0.26),
  };
}
