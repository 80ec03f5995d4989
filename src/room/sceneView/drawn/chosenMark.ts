// The wall, door or window that is chosen while building, as an area on its wall.
import type { BuiltPart } from "../../hands/intent.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { RoomDocument } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import { holesIn } from "../../rules/openings.ts";
import { wallLength } from "../../rules/walls.ts";
import type { Mark } from "../../stage/hand/marks.ts";
import { alongInWall, inScene, wallSpot } from "../../stage/view/roomFrame.ts";

const SET_OFF = { colour: "#f6cf65", alpha: 0.45 } as const;

export function chosenMark(document: RoomDocument, catalogue: Catalogue, part: BuiltPart): Mark[] {
  const { size } = document.shell;
  const wall = part.kind === "wall" ? part.wall : document.openings.get(part.id)?.wall;
  if (!wall) return [];
  const rect =
    part.kind === "wall"
      ? { x: 0, z: 0, width: wallLength(size, wall), depth: size.height }
      : holesIn(document, catalogue, wall).find(({ id }) => id === part.id)?.rect;
  if (!rect) return [];
  const at = (along: number, up: number) =>
    inScene(wallSpot(wall, size), [alongInWall(wall, size, along), up / PER_TILE, 0]);
  const [from, to] = [rect.x, rect.x + rect.width];
  const [low, high] = [rect.z, rect.z + rect.depth];
  return [{ corners: [at(from, low), at(to, low), at(to, high), at(from, high)], ...SET_OFF }];
}
