// What the stage, the drawing and the files of a room are told of its floor and its walls: the same for all.
import { houseOf } from "../catalogue/houseOf.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type RoomDocument, type Side, sides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { FloorWanted, WallWanted } from "./shape.ts";
import { alongInWall, lengthOf } from "./wallPlace.ts";

/** Which floor, which walls, and what opens in them. */
export type ShellWanted = {
  readonly floor: FloorWanted;
  readonly walls: Readonly<Record<Side, WallWanted>>;
};

export function shellWanted(
  { shell, openings }: RoomDocument,
  catalogue: Catalogue,
  { isSnowy = false }: { readonly isSnowy?: boolean } = {},
): ShellWanted {
  const { size, floor, walls, light } = shell;
  const house = houseOf({ shell }).id;
  const wall = (side: Side): WallWanted => ({
    kind: "wall",
    side,
    house,
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
    ...(isSnowy && { isSnowy }),
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
      house,
      columns: size.columns,
      rows: size.rows,
      finish: floor.kind,
      tint: floor.tint ?? null,
    },
    walls: { north, east, south, west },
  };
}
