// The cottage of a field from the inside: its walls, its floor, and the field itself at the window.
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { shells } from "../../models/catalogue/shells.ts";
import type { RoomDocument } from "../model/room.ts";
import { blankRoom } from "../template/index.ts";
import { fieldToken } from "./fieldToken.ts";
import { strings } from "./strings.ts";

export function fieldRoom(id: number): RoomDocument {
  const { cottage } = fieldTraits(site.collection.address, id);
  const { wall, floor } = shells.find((shell) => shell.id === cottage) ?? shells[0]!;
  const { shell, ...room } = blankRoom();
  const papered = { kind: wall };
  return {
    ...room,
    shell: {
      ...shell,
      name: strings.cottageOn(id),
      floor: { kind: floor },
      walls: { north: papered, east: papered, south: papered, west: papered },
      backdrop: fieldToken(id),
    },
  };
}
