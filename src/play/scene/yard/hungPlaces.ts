// What is fixed to the cottage: at its door and windows, on its ridge and its wall, and the way of its smoke.
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
import { type Part, placed } from "../../../models/parts.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { chimneySmoke, type SmokeDrift } from "./houseModels.ts";
import type { YardPlace } from "./yardPlace.ts";
import type { YardRoom } from "./yardRoom.ts";

export type HungPlaces = {
  readonly doormat: YardPlace;
  /** One in the front window. */
  readonly curtains: YardPlace;
  readonly doorLantern: YardPlace;
  /** Where a dish waits. */
  readonly dish: YardPlace;
  readonly boxes: YardPlace;
  readonly rose: YardPlace | null;
  /** Null where something else is on the ridge, or beds lie behind it: then it is the barn's. */
  readonly cock: YardPlace | null;
  readonly strawHat: YardPlace;
  /** How the wind takes the smoke; null where any would stand before a bed. */
  readonly smoke: SmokeDrift | null;
};

const SIZES = { boxes: 0.62, rose: 0.6, cock: 0.5, strawHat: 0.42, doorLantern: 0.5, dish: 0.36 };

/** A wall that is turned away farther than this is not seen. */
export const LEAST_FACING = 0.3;
const plain = { season: "highSun", lit: false } as const;

/** The first that keeps out of sight of the beds. */
const drifts: readonly SmokeDrift[] = [
  [-0.1, 0.05],
  [0.1, -0.1],
  [-0.16, 0.16],
  [0.2, -0.2],
  [0, 0],
];

export function hungPlaces(traits: FieldTraits, site: Site, room: YardRoom): HungPlaces {
  const { plan, seed, anchors } = site;
  const { door, sill, sideSill, ridge, wall, chimney } = anchors;
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const { at: whim } = whimOf(traits);
  const { house, window: front, door: doorX } = cottageShapes[traits.cottage];
  const out = pointsOfCottage(traits.cottage).door.at[2] - 0.08;
  const turn = houseAngle(plan, seed);
  /** The side of the front on which the window is. */
  const away = Math.sign(front[0]);
  const atFront = (x: number, y: number, off = 0): Anchor => ({
    at: onHouse(plan, seed, x, y, out + off),
    turn,
  });
  const sized = (anchor: Anchor, size = 1): YardPlace => ({ ...anchor, size: size * HOUSE_SIZE });

  const isSillTaken = whim === "sill" || seat === "sill" || whim === "flank";
  const isRidgeTaken = whim === "ridge" || whim === "house" || seat === "ridge" || whim === "slope";
  const isSideOpen = facesViewer(wall) > LEAST_FACING && whim !== "flank" && whim !== "house";
  const window = isSillTaken ? sideSill : sill;

  const hung = (parts: readonly Part[], place: YardPlace, r = 0): YardPlace | null => {
    const own = placed(parts, place.at, place.turn, place.size);
    if (!room.leavesSights(own)) return null;
    room.take(own, ...(r > 0 ? [{ x: place.at[0], z: place.at[2], r }] : []));
    return place;
  };

  const boxes = sized(shifted(window, { out: -0.07, up: -0.13 }), SIZES.boxes);
  const own = placed(yardModels.boxes(plain), boxes.at, boxes.turn, boxes.size);
  room.take(own);
  // A trellis at the corner of the house; its climber is on the left, where a door may be.
  const corner = away > 0 ? -(house.half - 0.1) : house.half + 0.14;
  const cock = { at: ridge.at, turn: TO_VIEWER - 0.25, size: SIZES.cock };
  const strawHat = isSideOpen
    ? sized(shifted(wall, { up: 0.34, out: -0.02 }), SIZES.strawHat)
    : sized(atFront(away * (house.half - 0.22), 0.5), SIZES.strawHat);
  room.take(placed(yardModels.strawHat(plain), strawHat.at, strawHat.turn, strawHat.size));
  return {
    doormat: sized(shifted(door, { out: 0.14, up: 0.08 })),
    curtains: sized(shifted(sill, { out: -0.037 * HOUSE_SIZE })),
    doorLantern: sized(atFront(doorX - away * 0.42, 0.62, 0.02), SIZES.doorLantern),
    dish: sized(shifted(window, { out: 0.02 }), SIZES.dish),
    boxes,
    rose: hung(yardModels.rose(plain), sized(atFront(corner, 0, 0.02), SIZES.rose), 0.22),
    cock: isRidgeTaken ? null : hung(yardModels.cock(plain), cock),
    strawHat,
    smoke:
      drifts.find((drift) => room.leavesSights(chimneySmoke(chimney.at, MOST_PUFFS, drift))) ??
      null,
  };
}

const MOST_PUFFS = 4;
