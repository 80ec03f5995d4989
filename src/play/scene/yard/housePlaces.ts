// What is put to the cottage: hung on it, built to its walls, stood by its door.
import type { Anchor } from "../../../fields/diorama/anchors.ts";
import { HOUSE_SIZE, houseAngle, onHouse } from "../../../fields/diorama/glow.ts";
import { facesViewer, shifted } from "../../../fields/diorama/places.ts";
import { TO_VIEWER } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import { residentKindOf } from "../../../fields/residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../../../fields/residents/residentKinds.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { whimOf } from "../../../fields/whims/whimOf.ts";
import { cottageShapes, pointsOfCottage } from "../../../models/buildings/cottageShapes.ts";
import { type Part, type Point2, placed } from "../../../models/parts.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { firewood, madePlank } from "./houseModels.ts";
import type { YardPlace } from "./yardPlaces.ts";
import { pointsAround, type YardMargins, type YardRoom } from "./yardRoom.ts";

export type HousePlaces = {
  readonly doormat: YardPlace;
  /** One in the front window. */
  readonly curtains: YardPlace;
  readonly doorLantern: YardPlace;
  /** Where a dish waits. */
  readonly dish: YardPlace;
  readonly boxes: YardPlace;
  readonly rose: YardPlace;
  /** Null where something else is on the ridge: then it is the barn's. */
  readonly cock: YardPlace | null;
  readonly cellar: YardPlace | null;
  readonly barrel: YardPlace | null;
  readonly firewood: YardPlace | null;
  readonly strawHat: YardPlace | null;
  readonly made: YardPlace | null;
};

const SIZES = {
  boxes: 0.62,
  rose: 0.6,
  cock: 0.5,
  cellar: 0.52,
  barrel: 0.6,
  firewood: 0.62,
  strawHat: 0.42,
  made: 0.9,
} as const;

/** A wall that is turned away farther than this is not seen. */
const LEAST_FACING = 0.3;
/** Beside the house one walks close by. */
const CLOSE: YardMargins = { edge: 0.14, way: 0.1 };
const plain = { season: "highSun", lit: false } as const;

export function housePlaces(traits: FieldTraits, site: Site, room: YardRoom): HousePlaces {
  const { plan, seed, anchors } = site;
  const { door, sill, sideSill, ridge, wall } = anchors;
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const { at: whim } = whimOf(traits);
  const { house, window: front, door: doorX } = cottageShapes[traits.cottage];
  const out = pointsOfCottage(traits.cottage).door.at[2] - 0.08;
  const angle = houseAngle(plan, seed);
  const sized = (anchor: Anchor, size: number): YardPlace => ({
    ...anchor,
    size: size * HOUSE_SIZE,
  });

  /** At the foot of the front or of the side, so far along it. */
  const atFront = (x: number, off = 0): Anchor => ({
    at: onHouse(plan, seed, x, 0, out + off),
    turn: angle,
  });
  const atSide = (z: number, off = 0): Anchor => ({
    at: onHouse(plan, seed, house.half + off, 0, z),
    turn: angle + Math.PI / 2,
  });
  const away = Math.sign(front[0]);
  const frontEnd = away * (house.half - 0.3);
  const walls = {
    front: [frontEnd, front[0], away * (house.half - 0.62)].map((x) => atFront(x, 0.06)),
    side: [0.5, -0.1, -0.6].map((z) => atSide(z, 0.06)),
  };

  /** The first of them where it fits before its wall, and hides nothing. */
  function stand(
    parts: readonly Part[],
    candidates: readonly Anchor[],
    size: number,
    { r, deep }: { readonly r: number; readonly deep: number },
  ): YardPlace | null {
    for (const anchor of candidates) {
      if (facesViewer(anchor) < LEAST_FACING) continue;
      const place = sized(anchor, size);
      const [x, , z] = shifted(anchor, { out: deep / 2 }).at;
      const standing = placed(parts, place.at, place.turn, place.size);
      if (room.roundAt([x, z], CLOSE, true) < r || !room.leavesSights(standing)) continue;
      if (room.shareSeenOf(standing) < 0.4) continue;
      room.take(standing, { x, z, r });
      return place;
    }
    return null;
  }

  /** On the grass as near to the door as there is room. */
  function standNearDoor(parts: readonly Part[], size: number, r: number): YardPlace | null {
    const before: Point2 = [door.at[0], door.at[2]];
    for (const [x, z] of pointsAround(before).slice(0, 600)) {
      if (room.roundAt([x, z], CLOSE, true) < r || isInHouse(x, z, r)) continue;
      const place = { at: [x, 0, z], turn: TO_VIEWER - 0.3, size } as const;
      const standing = placed(parts, place.at, place.turn, size);
      if (!room.leavesSights(standing) || room.shareSeenOf(standing) < 0.5) continue;
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

  const isSideSeen = facesViewer(wall) > LEAST_FACING;
  const isSideTaken = whim === "flank" || whim === "house";
  const isSillTaken = whim === "sill" || seat === "sill" || whim === "flank";
  const isRidgeTaken = whim === "ridge" || whim === "house" || seat === "ridge" || whim === "slope";
  const openSide = isSideSeen && !isSideTaken;

  // A trellis beside the door, at the corner of the house.
  const rose = sized(atFront(-away * (house.half - 0.1), 0.02), SIZES.rose);
  room.take(placed(yardModels.rose(plain), rose.at, rose.turn, rose.size), {
    x: rose.at[0],
    z: rose.at[2],
    r: 0.22,
  });
  const window = isSillTaken ? sideSill : sill;
  const boxes = sized(shifted(window, { out: -0.07, up: -0.13 }), SIZES.boxes);
  room.take(placed(yardModels.boxes(plain), boxes.at, boxes.turn, boxes.size));
  const cellar = stand(
    yardModels.cellar(plain),
    [atFront(front[0]), ...(openSide ? [atSide(-0.1), atSide(0.4)] : [])],
    SIZES.cellar,
    { r: 0.15, deep: 0.5 },
  );
  return {
    doormat: sized(shifted(door, { out: 0.14, up: 0.08 }), 1),
    curtains: sized(shifted(sill, { out: -0.037 * HOUSE_SIZE }), 1),
    doorLantern: sized(
      { at: onHouse(plan, seed, doorX - away * 0.42, 0.62, out + 0.02), turn: angle },
      0.5,
    ),
    dish: sized(shifted(isSillTaken ? sideSill : sill, { out: 0.02 }), 0.36),
    boxes,
    rose,
    cock: isRidgeTaken ? null : { at: ridge.at, turn: TO_VIEWER - 0.25, size: SIZES.cock },
    cellar,
    barrel:
      stand(yardModels.barrel(plain), [...walls.front, ...walls.side], SIZES.barrel, {
        r: 0.17,
        deep: 0.5,
      }) ?? standNearDoor(yardModels.barrel(plain), SIZES.barrel, 0.2),
    firewood:
      stand(firewood(), [...(openSide ? walls.side : []), ...walls.front], SIZES.firewood, {
        r: 0.17,
        deep: 0.3,
      }) ?? standNearDoor(firewood(), SIZES.firewood, 0.24),
    strawHat: openSide
      ? sized(shifted(wall, { up: 0.34, out: -0.02, along: 0 }), SIZES.strawHat)
      : sized(
          { at: onHouse(plan, seed, frontEnd + away * 0.08, 0.5, out), turn: angle },
          SIZES.strawHat,
        ),
    made: standNearDoor(madePlank(), SIZES.made, 0.36),
  };
}
