// The cottage of a field from the inside: its walls, its floor, and the field itself at the window.
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { shells } from "../../models/catalogue/shells.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import type { RoomDocument } from "../model/room.ts";
import { bareRoom } from "../template/bareRoom.ts";
import { compose } from "../template/compose.ts";
import { fieldToken } from "./fieldToken.ts";
import { strings } from "./strings.ts";

export function fieldRoom(id: number): RoomDocument {
  const { cottage } = fieldTraits(site.collection.address, id);
  const { wall, floor } = shells.find((shell) => shell.id === cottage) ?? shells[0]!;
  const room = compose({ ...bareRoom, name: strings.cottageOn(id), wall, floor }, siteCatalogue);
  return { ...room, shell: { ...room.shell, backdrop: fieldToken(id) } };
}
