// The floor and the walls in sight as plain areas: what is seen until the shell is drawn.
import type { Vec } from "../../../models/pose.ts";
import { finishPiece } from "../../catalogue/index.ts";
import type { QuarterTurn, RoomShell, WallSide } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { FlatMark } from "../../stage/hand/marks.ts";
import { wallsInSight } from "../../stage/view/sight.ts";

const colourOf = (finish: string): string => finishPiece(finish)?.colours[0] ?? "#f3e6cd";

const SHADE = "#6b3d20";

export function bareShell({ size, floor, walls }: RoomShell, quarter: QuarterTurn): FlatMark[] {
  const [w, d, h] = [size.columns / 2, size.rows / 2, size.height / PER_TILE];
  const feet: Readonly<Record<WallSide, readonly [Vec, Vec]>> = {
    north: [
      [-w, 0, -d],
      [w, 0, -d],
    ],
    south: [
      [-w, 0, d],
      [w, 0, d],
    ],
    west: [
      [-w, 0, -d],
      [-w, 0, d],
    ],
    east: [
      [w, 0, -d],
      [w, 0, d],
    ],
  };
  const up = ([x, , z]: Vec): Vec => [x, h, z];
  const [backLeft, backRight, frontLeft, frontRight] = [...feet.north, ...feet.south];
  return [
    {
      corners: [backLeft!, backRight!, frontRight!, frontLeft!],
      colour: colourOf(floor.kind),
      alpha: 1,
    },
    ...[...wallsInSight(quarter, false)].flatMap((side): FlatMark[] => {
      const [from, to] = feet[side];
      const corners = [from, to, up(to), up(from)] as const;
      // Two walls of one colour are told apart by the light.
      const shade = side === "north" || side === "south" ? 0.06 : 0.14;
      return [
        { corners, colour: colourOf(walls[side].kind), alpha: 1 },
        { corners, colour: SHADE, alpha: shade },
      ];
    }),
  ];
}
