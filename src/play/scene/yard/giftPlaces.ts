// Where what was given stands: beside the walk from the gate on, then along the meadow's rim, and else where there is room.
import type { GivenId } from "../../../farm/tables/yardGifts.ts";
import { edgeDistance } from "../../../fields/diorama/ground.ts";
import { nearness } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { Point2 } from "../../../models/parts.ts";
import { reachOf } from "../../../models/whims/reach.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { BESIDE_WALK, standOnGrass, TO_LOOKER } from "./onGrass.ts";
import { stepsAlong } from "./stepsAlong.ts";
import type { YardPlace } from "./yardPlace.ts";
import { pointsAround, type YardRoom } from "./yardRoom.ts";

/** The hat hangs on the wall. */
type OnGrass = Exclude<GivenId, "strawHat">;
/** What finds no room stands in the book alone. */
export type GiftPlaces = Readonly<Record<OnGrass, YardPlace | null>>;

/** Those that belong to the gate choose first, then those that are large. */
const gifts: readonly OnGrass[] = [
  "gateLantern",
  "notchedGate",
  "oven",
  "seat",
  "milestone",
  "bell",
  "sundial",
  "millstone",
  "dovecote",
  "cartwheel",
];
const SIZES = [0.56, 0.48, 0.4, 0.34] as const;
/** Along the walk there are so many places. */
const BY_WALK = 12;
const RIM = 1.3;
/** A dovecote needs ground for more than its post; and some corners may lie over the grass of others. */
const LEAST_REACH = 0.4;
const CORNERS = 0.9;

export function giftPlaces({ anchors: { gate, walk } }: Site, room: YardRoom): GiftPlaces {
  const besideWalk = (r: number): Point2[] =>
    stepsAlong([...walk].reverse(), BY_WALK).flatMap(({ at: [x, z], along: [ax, az] }) =>
      [1, -1].map((side): Point2 => {
        const off = side * (BESIDE_WALK + r);
        return [x - az * off, z + ax * off];
      }),
    );
  const all = pointsAround([gate.at[0], gate.at[2]]);
  const near = ([x, z]: Point2) => nearness({ x, z });
  const rim = all
    .filter(([x, z]) => edgeDistance(x, z) < RIM)
    .toSorted((a, b) => near(b) - near(a));

  const placeOf = (gift: OnGrass): YardPlace | null => {
    const parts = yardModels[gift]({ season: "highSun", lit: false });
    const reach = Math.max(LEAST_REACH, reachOf(parts)) * CORNERS;
    for (const size of SIZES) {
      const footing = { size, r: reach * size, turn: TO_LOOKER };
      for (const points of [besideWalk(footing.r), rim, all]) {
        const place = standOnGrass(room, parts, points, footing);
        if (place) return place;
      }
    }
    return null;
  };
  const found = gifts.map((gift) => [gift, placeOf(gift)] as const);
  return Object.fromEntries(found) as Record<OnGrass, YardPlace | null>;
}
