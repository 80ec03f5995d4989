// Every place in a room where a picture of the visitor's own is to be seen, as a sheet of its own.

import { bareOf, holeOf } from "../../models/catalogue/openingRects.ts";
import { clipped, type WallRect } from "../../models/catalogue/rects.ts";
import type { HexColour } from "../../models/palette.ts";
import { type Part, placed } from "../../models/parts.ts";
import { add, poseOf, rotate, type Vec } from "../../models/pose.ts";
import { openingModelOf, openingSizeAt } from "../catalogue/openings.ts";
import { pictureAt } from "../catalogue/rows.ts";
import type { PictureRef, RoomDocument, WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { facingFrom, wallLength } from "../rules/walls.ts";
import { alongInWall } from "../shapes/wallPlace.ts";
import type { SheetPlane } from "./hung.ts";
import { lyingSheet, sheet } from "./markers.ts";
import type { DrawingSpot } from "./spots.ts";

export type PictureSheet = {
  readonly picture: PictureRef;
  readonly sheet: SheetPlane;
  /** What is seen of it, in the colour of its marker. */
  readonly parts: (colour: HexColour) => readonly Part[];
};

const QUARTER = Math.PI / 2;

function moving(at: Vec, turn: number) {
  const pose = poseOf([0, turn * QUARTER, 0]);
  return {
    point: (local: Vec): Vec => add(at, rotate(pose, local)),
    way: (local: Vec): Vec => rotate(pose, local),
    parts: (parts: readonly Part[]): Part[] => placed(parts, at, turn * QUARTER),
  };
}

export function framedSheets({ item, at, turn }: DrawingSpot): PictureSheet[] {
  const place = pictureAt(item.model);
  if (!item.picture || !place) return [];
  const { x, y, z, width, height, isLying } = place;
  const { point, way, parts } = moving(at, turn);
  const [w, h] = [width / 2, height / 2];
  const corners = [
    [x - w, z + h],
    [x + w, z + h],
    [x + w, z - h],
    [x - w, z - h],
  ] as const;
  return [
    isLying
      ? {
          picture: item.picture,
          sheet: {
            corner: point([x - w, y, z - h]),
            right: way([width, 0, 0]),
            down: way([0, 0, height]),
          },
          parts: (colour) => parts(lyingSheet(corners, y, colour)),
        }
      : {
          picture: item.picture,
          sheet: {
            corner: point([x - w, y + h, z]),
            right: way([width, 0, 0]),
            down: way([0, -height, 0]),
          },
          parts: (colour) => parts([sheet(width, height, [x, y - h, z], colour)]),
        },
  ];
}

/** The openings of a wall as rectangles about the middle of its foot. */
function holes(document: RoomDocument, wall: WallSide): { hole: WallRect; bare: WallRect }[] {
  return [...document.openings.values()].flatMap((opening) => {
    const [size, model] = [openingSizeAt(opening.model, opening.up), openingModelOf(opening.model)];
    if (opening.wall !== wall || !size || !model) return [];
    const at = alongInWall(wall, document.shell.size, opening.along + model.width / 2);
    const bare = bareOf(size, at);
    return [{ hole: holeOf(size, at) ?? bare, bare }];
  });
}

function onWall(document: RoomDocument, wall: WallSide): ReturnType<typeof moving> {
  const { columns, rows } = document.shell.size;
  const middles: Record<WallSide, Vec> = {
    north: [0, 0, -rows / 2],
    south: [0, 0, rows / 2],
    west: [-columns / 2, 0, 0],
    east: [columns / 2, 0, 0],
  };
  return moving(middles[wall], facingFrom[wall]);
}

const flatOn = (rect: WallRect, z: number, colour: HexColour): Part =>
  sheet(
    rect.right - rect.left,
    rect.top - rect.bottom,
    [(rect.left + rect.right) / 2, rect.bottom, z],
    colour,
  );

const spread = (
  { left, right, bottom, top }: WallRect,
  z: number,
  to: ReturnType<typeof moving>,
) => ({
  corner: to.point([left, top, z]),
  right: to.way([right - left, 0, 0]),
  down: to.way([0, bottom - top, 0]),
});

function papered(document: RoomDocument, wall: WallSide): PictureSheet[] {
  const { picture } = document.shell.walls[wall];
  if (!picture) return [];
  const half = wallLength(document.shell.size, wall) / PER_TILE / 2;
  const top = document.shell.size.height / PER_TILE - 0.12;
  const whole: WallRect = { left: -half, right: half, bottom: 0, top };
  const to = onWall(document, wall);
  const bare = holes(document, wall).map((each) => each.bare);
  const parts = (colour: HexColour) =>
    to.parts(clipped(whole, bare).map((rect) => flatOn(rect, 0.004, colour)));
  return [{ picture, sheet: spread(whole, 0.004, to), parts }];
}

/** Behind the bars of the windows, before the country that they come with. */
const BEHIND_BARS = -0.15;

function beyond(document: RoomDocument, wall: WallSide): PictureSheet[] {
  const picture = document.shell.backdrop;
  if (!picture) return [];
  const to = onWall(document, wall);
  return holes(document, wall).flatMap(({ hole }) => {
    if (hole.bottom < 0.5 || hole.right - hole.left < 1.5) return [];
    const around = { ...hole, left: hole.left - 0.3, bottom: hole.bottom - 0.2 };
    return [
      {
        picture,
        sheet: spread(around, BEHIND_BARS, to),
        parts: (colour: HexColour) => to.parts([flatOn(around, BEHIND_BARS, colour)]),
      },
    ];
  });
}

function laid({ shell }: RoomDocument): PictureSheet[] {
  const { picture } = shell.floor;
  if (!picture) return [];
  const [w, d] = [shell.size.columns / 2, shell.size.rows / 2];
  const corners = [
    [-w, d],
    [w, d],
    [w, -d],
    [-w, -d],
  ] as const;
  return [
    {
      picture,
      sheet: { corner: [-w, 0, -d], right: [2 * w, 0, 0], down: [0, 0, 2 * d] },
      parts: (colour) => lyingSheet(corners, 0.004, colour),
    },
  ];
}

export const pictureSheets = (
  document: RoomDocument,
  spots: readonly DrawingSpot[],
  walls: ReadonlySet<WallSide>,
): readonly PictureSheet[] => [
  ...laid(document),
  ...[...walls].flatMap((wall) => [...papered(document, wall), ...beyond(document, wall)]),
  ...spots.flatMap(framedSheets),
];
