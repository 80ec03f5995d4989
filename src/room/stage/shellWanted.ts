// What the shell of a room is built of: which floor, which walls, what opens in them.
import type { Catalogue } from "../model/catalogue.ts";
import { type RoomDocument, type Side, sides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { FloorWanted, WallWanted } from "../shapes/shape.ts";
import { alongInWall, lengthOf } from "./wallFrame.ts";

export type ShellWanted = {
  readonly floor: FloorWanted;
  readonly walls: Readonly<Record<Side, WallWanted>>;
};

export function shellWanted(
  { shell, openings }: RoomDocument,
  catalogue: Catalogue,
  style: string,
): ShellWanted {
  const { size, floor, walls, light } = shell;
  const wall = (side: Side): WallWanted => ({
    kind: "wall",
    side,
    style,
    length: lengthOf(side, size),
    height: size.height / PER_TILE,
    finish: walls[side].kind,
    tint: walls[side].tint ?? null,
    hour: light,
    openings: [...openings.values()]
      .filter((opening) => opening.wall === side)
      .map(({ model, along, up }) => {
        const width = catalogue.opening(model)?.width ?? 0;
        return { model, at: alongInWall(side, size, along + width / 2), up };
      }),
  });
  const [north, east, south, west] = sides.map(wall) as [
    WallWanted,
    WallWanted,
    WallWanted,
    WallWanted,
  ];
  return {
    floor: {
      kind: "floor",
      style,
      columns: size.columns,
      rows: size.rows,
      finish: floor.kind,
      tint: floor.tint ?? null,
    },
    walls: { north, east, south, west },
  };
}
