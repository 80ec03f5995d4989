// What a ground is called in the choice of grounds: On the floor, On the farm table.
import { theItem } from "../describe/names.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import type { RoomSurface } from "./roomSurfaces.ts";
import { strings } from "./strings.ts";

export function groundName(
  document: RoomDocument,
  catalogue: Catalogue,
  ground: RoomSurface,
): string {
  if (ground.kind === "floor") return strings.onFloor;
  if (ground.kind === "wall") return strings.onTheWall[ground.wall];
  const carrier = document.items.get(ground.carrier);
  if (!carrier) return strings.nowhere;
  const levels = catalogue.item(carrier.model)?.surfaces.length ?? 1;
  const name = theItem(catalogue, carrier);
  return levels > 1 ? strings.onShelf(name, ground.level + 1) : strings.onThing(name);
}
