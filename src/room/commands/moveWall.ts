// Moves one wall out or in; all that stands in the room stays where it is in the world.
import type { Patch } from "../model/patch.ts";
import type { Item, RoomDimensions, RoomDocument, WallSide } from "../model/room.ts";
import { PER_TILE, SIDE } from "../model/units.ts";
import { runsAcross } from "../rules/walls.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

/** `by` in tiles, outwards. */
export type MoveWall = { readonly wall: WallSide; readonly by: number };

const isNear = (wall: WallSide): boolean => wall === "north" || wall === "west";

/** Places are counted from the north-western corner: where that moves, all others are counted anew. */
function shiftedItem(item: Item, along: "x" | "z", by: number): Item {
  const { at } = item;
  if (at.kind === "floor") return { ...item, at: { ...at, [along]: at[along] + by } };
  if (at.kind === "wall" && runsAcross(at.wall) === (along === "x"))
    return { ...item, at: { ...at, along: at.along + by } };
  return item;
}

function shifted({ items, openings }: RoomDocument, along: "x" | "z", by: number): Patch {
  const moved = [...items.values()].flatMap((item) => {
    const to = shiftedItem(item, along, by);
    return to === item ? [] : [{ id: item.id, to }];
  });
  const slid = [...openings.values()]
    .filter(({ wall }) => runsAcross(wall) === (along === "x"))
    .map((opening) => ({ id: opening.id, to: { ...opening, along: opening.along + by } }));
  return { ...(moved.length > 0 && { items: moved }), ...(slid.length > 0 && { openings: slid }) };
}

export const moveWall: RoomCommand<MoveWall> = (document, { wall, by }, catalogue) => {
  if (by === 0) return refuseCommand({ kind: "nothingChanges" });
  const { size: had } = document.shell;
  const [side, along] = runsAcross(wall) ? (["rows", "z"] as const) : (["columns", "x"] as const);
  const size: RoomDimensions = { ...had, [side]: had[side] + by };
  const isGood = Number.isInteger(by) && size[side] >= SIDE.least && size[side] <= SIDE.most;
  if (!isGood) return refuseCommand({ kind: "badSize", ...SIDE });
  const patch: Patch = {
    shell: { size },
    ...(isNear(wall) && shifted(document, along, by * PER_TILE)),
  };
  return settleCommand(document, patch, catalogue, { label: label("resize", { kind: "room" }) });
};
