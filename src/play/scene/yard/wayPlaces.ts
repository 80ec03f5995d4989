// What stands at the gate and along the walk: letter box, board, lanterns, numbered stones.
import { shifted } from "../../../fields/diorama/places.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { Point2, Vec } from "../../../models/parts.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { letterBox } from "./letterBox.ts";
import { BESIDE_WALK, standOnGrass, TO_LOOKER } from "./onGrass.ts";
import { stepsAlong } from "./stepsAlong.ts";
import type { YardPlace } from "./yardPlace.ts";
import { pointsAround, type YardRoom } from "./yardRoom.ts";

export type WayPlaces = {
  readonly letterBox: YardPlace;
  readonly board: YardPlace | null;
  readonly lanterns: readonly YardPlace[];
  /** The stones with a number, from the gate to the door: the last is the doorstep. */
  readonly stones: readonly Vec[];
};

const SIZES = { letterBox: 0.62, board: 0.62, lantern: 0.56 } as const;
const LANTERNS = 5;
const LANTERN = { size: SIZES.lantern, r: 0.06, turn: TO_LOOKER } as const;
/** How far along the walk one moves where there is no room for it. */
const SHIFTS = [0, 0.2, -0.2, 0.4, -0.4] as const;
const STONES = 20;
const plain = { season: "highSun", lit: false } as const;

export function wayPlaces({ anchors }: Site, room: YardRoom): WayPlaces {
  const { gate, walk, door } = anchors;

  const byGate = [0.3, 0.55, 0.8, 1.1, 1.5, 1.9, 2.4].flatMap((back) =>
    [-1, 1].map((side) => (aside: number): Point2 => {
      const { at } = shifted(gate, { out: -back, along: side * aside });
      return [at[0], at[2]];
    }),
  );
  const box = standOnGrass(
    room,
    letterBox({ hasLetter: true, hasCard: true }),
    byGate.map((at) => at(0.42)),
    { size: SIZES.letterBox, r: 0.1, turn: TO_LOOKER },
  ) ?? { ...shifted(gate, { out: -0.3, along: 0.4 }), turn: TO_LOOKER, size: SIZES.letterBox };
  const board = standOnGrass(
    room,
    yardModels.board(plain),
    [...byGate.map((at) => at(0.58)), ...pointsAround([gate.at[0], gate.at[2]])],
    { size: SIZES.board, r: 0.22, turn: TO_LOOKER },
  );
  const lanterns = stepsAlong(walk, LANTERNS).flatMap(({ at: [x, z], along: [ax, az] }, n) => {
    const sides = SHIFTS.flatMap((on) =>
      [1, -1].map((side): Point2 => {
        const off = side * (n % 2 ? -1 : 1) * (BESIDE_WALK + 0.04);
        return [x + ax * on - az * off, z + az * on + ax * off];
      }),
    );
    return standOnGrass(room, yardModels.walk(plain), sides, LANTERN) ?? [];
  });
  return {
    letterBox: box,
    board,
    lanterns,
    stones: stepsAlong([...walk].reverse(), STONES - 1)
      .map(({ at: [x, z] }): Vec => [x, 0, z])
      .concat([door.at]),
  };
}
