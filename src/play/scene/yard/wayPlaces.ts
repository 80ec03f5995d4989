// What stands at the gate, along the walk, by the water and on the meadow's rim: letter box, board, lanterns, bench, gifts.

import type { GivenId } from "../../../farm/tables/yardGifts.ts";
import { edgeDistance } from "../../../fields/diorama/ground.ts";
import { shifted } from "../../../fields/diorama/places.ts";
import { nearness, TO_VIEWER } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { type Part, type Point2, placed, type Vec } from "../../../models/parts.ts";
import { reachOf } from "../../../models/whims/reach.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { letterBox } from "./letterBox.ts";
import type { YardPlace } from "./yardPlaces.ts";
import { pointsAround, wayDistance, type YardMargins, type YardRoom } from "./yardRoom.ts";

/** The hat hangs on the wall. */
type OnGrass = Exclude<GivenId, "strawHat">;

export type WayPlaces = {
  readonly letterBox: YardPlace;
  readonly board: YardPlace | null;
  readonly bench: YardPlace | null;
  readonly lanterns: readonly YardPlace[];
  readonly gifts: Readonly<Record<OnGrass, YardPlace | null>>;
  /** The stones with a number, from the gate to the door: the last is the doorstep. */
  readonly stones: readonly Vec[];
};

/** All of it is turned to who looks, not to the walk. */
const LOOKS = TO_VIEWER - 0.28;
const SIZES = { letterBox: 0.62, board: 0.62, bench: 0.52, lantern: 0.56 } as const;
const LANTERNS = 5;
const LANTERN = { size: SIZES.lantern, r: 0.06, turn: () => LOOKS } as const;
/** How far along the walk one moves where there is no room for it. */
const SHIFTS = [0, 0.2, -0.2, 0.4, -0.4] as const;
const STONES = 20;
/** Half the width of the walk, and the air beside it. */
const BESIDE = 0.34;
const BY_WAY: YardMargins = { edge: 0.18, way: 0.24 };
const GIFT_SIZES = [0.56, 0.48, 0.4, 0.34] as const;
const SEEN = 0.5;
const plain = { season: "highSun", lit: false } as const;

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
/** Points along a line at even steps, and which way it runs there. */
function stepsAlong(line: readonly Point2[], count: number): { at: Point2; along: Point2 }[] {
  const lengths = line.slice(1).map(([x, z], i) => Math.hypot(x - line[i]![0], z - line[i]![1]));
  const long = lengths.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: count }, (_, n) => {
    let left = ((n + 0.5) / count) * long;
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [[ax, az], [bx, bz]] = [line[i]!, line[i + 1]!];
    const t = left / lengths[i]!;
    const along: Point2 = [(bx - ax) / lengths[i]!, (bz - az) / lengths[i]!];
    return { at: [ax + (bx - ax) * t, az + (bz - az) * t] as const, along };
  });
}

export function wayPlaces(traits: FieldTraits, site: Site, room: YardRoom): WayPlaces {
  const { plan, anchors } = site;
  const { gate, walk, door } = anchors;

  /** The first of the points with so much room, where it hides nothing and is seen. */
  function stand(
    parts: readonly Part[],
    points: Iterable<Point2>,
    look: { readonly size: number; readonly r: number; readonly turn: (at: Point2) => number },
    seen = SEEN,
  ): YardPlace | null {
    for (const [x, z] of points) {
      if (room.roundAt([x, z], BY_WAY) < look.r) continue;
      const place: YardPlace = { at: [x, 0, z], turn: look.turn([x, z]), size: look.size };
      const standing = placed(parts, place.at, place.turn, place.size);
      if (!room.leavesSights(standing) || room.shareSeenOf(standing) < seen) continue;
      room.take(standing, { x, z, r: look.r });
      return place;
    }
    return null;
  }
  const toViewer = () => LOOKS;

  const byGate = [0.3, 0.55, 0.8, 1.1, 1.5, 1.9, 2.4].flatMap((back) =>
    [-1, 1].map((side) => (aside: number): Point2 => {
      const { at } = shifted(gate, { out: -back, along: side * aside });
      return [at[0], at[2]];
    }),
  );
  const box = stand(
    letterBox({ hasLetter: true, hasCard: true }),
    byGate.map((at) => at(0.42)),
    { size: SIZES.letterBox, r: 0.1, turn: toViewer },
  ) ?? { ...shifted(gate, { out: -0.3, along: 0.4 }), turn: LOOKS, size: SIZES.letterBox };
  const board = stand(
    yardModels.board(plain),
    [...byGate.map((at) => at(0.58)), ...pointsAround([gate.at[0], gate.at[2]])],
    { size: SIZES.board, r: 0.22, turn: toViewer },
  );
  const bench = benchPlace();
  const lanterns = stepsAlong(walk, LANTERNS).flatMap(({ at: [x, z], along: [ax, az] }, n) => {
    const sides = SHIFTS.flatMap((on) =>
      [1, -1].map((side): Point2 => {
        const off = side * (n % 2 ? -1 : 1) * (BESIDE + 0.04);
        return [x + ax * on - az * off, z + az * on + ax * off];
      }),
    );
    return stand(yardModels.walk(plain), sides, LANTERN) ?? [];
  });
  return {
    letterBox: box,
    board,
    bench,
    lanterns,
    gifts: giftPlaces(),
    stones: stepsAlong([...walk].reverse(), STONES - 1)
      .map(({ at: [x, z] }): Vec => [x, 0, z])
      .concat([door.at]),
  };

  /** It looks over the water from the near side; by a well, where there is nothing to look over, it is at the first bend of the walk. */
  function benchPlace(): YardPlace | null {
    const parts = yardModels.bench(plain);
    const { water, stream } = plan;
    const isWell = traits.water === "well";
    const shore = traits.water === "stream" ? stream : ([[water.x, water.z]] as const);
    const bend = walk[1]!;
    const middle: Point2 = isWell ? bend : [water.x, water.z];
    const off = ([x, z]: Point2) =>
      traits.water === "stream" && !isWell
        ? wayDistance(shore, [x, z]) - 0.55
        : Math.hypot(x - middle[0], z - middle[1]) - (isWell ? 0.6 : water.r);
    const near = pointsAround(middle)
      .filter((at) => off(at) < 1.3)
      .toSorted((a, b) => worth(b) - worth(a));
    const [wx, wz] = middle;
    return (
      stand(parts, near, {
        size: SIZES.bench,
        r: 0.34,
        turn: ([x, z]) => (isWell ? LOOKS : Math.atan2(wx - x, wz - z)),
      }) ??
      // Where the water is behind the house or has beds about it, the meadow is looked over.
      stand(parts, pointsAround(middle), { size: SIZES.bench, r: 0.3, turn: toViewer })
    );
    function worth(at: Point2): number {
      return nearness({ x: at[0], z: at[1] }) * 0.4 - off(at);
    }
  }

  function giftPlaces(): Record<OnGrass, YardPlace | null> {
    const beside = stepsAlong([...walk].reverse(), Math.round(12)).flatMap(
      ({ at: [x, z], along: [ax, az] }) =>
        [1, -1].map((side) => (r: number): Point2 => {
          const off = side * (BESIDE + r);
          return [x - az * off, z + ax * off];
        }),
    );
    const rim = pointsAround([0, 0])
      .filter(([x, z]) => edgeDistance(x, z) < 1.3)
      .toSorted(([ax, az], [bx, bz]) => nearness({ x: bx, z: bz }) - nearness({ x: ax, z: az }));
    const all = pointsAround([gate.at[0], gate.at[2]]);
    const found = gifts.map((gift) => {
      const parts = yardModels[gift](plain);
      const reach = Math.max(0.4, reachOf(parts));
      for (const size of GIFT_SIZES) {
        const r = reach * size * 0.9;
        const look = { size, r, turn: toViewer };
        const place =
          stand(
            parts,
            beside.map((at) => at(r)),
            look,
          ) ??
          stand(parts, rim, look) ??
          stand(parts, all, look);
        if (place) return [gift, place] as const;
      }
      return [gift, null] as const;
    });
    return Object.fromEntries(found) as Record<OnGrass, YardPlace | null>;
  }
}
