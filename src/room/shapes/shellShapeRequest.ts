// What the stage, the drawing and the files of a room are told of its floor and its walls: the same for all.
import { houseOf } from "../catalogue/houseOf.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type RoomDocument, type WallSide, wallSides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { FloorShapeRequest, WallShapeRequest } from "./shape.ts";
import { alongInWall, lengthOf } from "./wallPlace.ts";

/** Which floor, which walls, and what opens in them. */
export type ShellShapeRequest = {
  readonly floor: FloorShapeRequest;
  readonly walls: Readonly<Record<WallSide, WallShapeRequest>>;
};

export function shellShapeRequest(
  { shell, openings }: RoomDocument,
  catalogue: Catalogue,
  { isSnowy = false }: { readonly isSnowy?: boolean } = {},
): ShellShapeRequest {
  const { size, floor, walls, light } = shell;
  const house = houseOf({ shell }).id;
  const wall = (side: WallSide): WallShapeRequest => ({
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
  const [north, east, south, west] = wallSides.map(wall) as [
    WallShapeRequest,
    WallShapeRequest,
    WallShapeRequest,
    WallShapeRequest,
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
