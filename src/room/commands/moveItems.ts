// Moves things by whole steps of the room; what they carry goes along.

import { sameValue } from "../../lib/sameValue.ts";
import type { Item, ItemId, ItemPlace, RoomDocument } from "../model/room.ts";
import { normaliseTurn } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";
import { runsAcross } from "../rules/walls.ts";
import { chosenRoots } from "./chosen.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

/** Quarter tiles to the east, to the south and up. */
export type ItemOffset = { readonly x: number; readonly z: number; readonly up?: number };

export type MoveItems = { readonly ids: readonly ItemId[]; readonly by: ItemOffset };

/** A step of the room as it is felt in a frame that was turned. */
function inFrame({ x, z }: ItemOffset, turn: number): { x: number; z: number } {
  switch (normaliseTurn(turn)) {
    case 0:
      return { x, z };
    case 1:
      return { x: -z, z: x };
    case 2:
      return { x: -x, z: -z };
    case 3:
      return { x: z, z: -x };
  }
}

export function steppedPlace({ at }: Item, by: ItemOffset, index: RoomIndex): ItemPlace {
  switch (at.kind) {
    case "floor":
      return { kind: "floor", x: at.x + by.x, z: at.z + by.z };
    case "wall": {
      const along = at.along + (runsAcross(at.wall) ? by.x : by.z);
      return { kind: "wall", wall: at.wall, along, up: at.up + (by.up ?? 0) };
    }
    case "on": {
      const { x, z } = inFrame(by, index.placed.get(at.carrier)?.turn ?? 0);
      return { ...at, x: at.x + x, z: at.z + z };
    }
  }
}

export const moveItems: RoomCommand<MoveItems> = (
  document: RoomDocument,
  { ids, by },
  catalogue,
) => {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return refuseCommand(roots.reason);
  const index = indexOf(document, catalogue);
  const moved = roots.value.map((item) => ({ ...item, at: steppedPlace(item, by, index) }));
  if (moved.every((item, i) => sameValue(item.at, roots.value[i]!.at)))
    return refuseCommand({ kind: "nothingChanges" });
  const [only] = moved;
  return settleCommand(document, { items: moved.map((to) => ({ id: to.id, to })) }, catalogue, {
    label: label("move", itemsSubject(document, moved.map(byId)), moved.map(byId)),
    ...(moved.length === 1 && only && { wanted: only }),
  });
};

const byId = ({ id }: Item): ItemId => id;
