// Doors and windows: the wall they take, and the floor that a door needs to be walked through.
import type { Catalogue, CatalogueOpening } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Opening, RoomDocument } from "../model/room.ts";
import { boxesMeet, type RoomBox, type RoomRect, rectsMeet } from "./box.ts";
import type { Placed } from "./footprint.ts";
import { meeting, type RoomIndex } from "./roomIndex.ts";
import { wallBox, wallLength } from "./walls.ts";

/** Half a tile before a door stays clear. */
const DOORSTEP = 2;

const onWall = ({ along, up }: Opening, { width, height }: CatalogueOpening): RoomRect => ({
  x: along,
  z: up,
  width,
  depth: height,
});

const doorway = (document: RoomDocument, opening: Opening, model: CatalogueOpening): RoomBox =>
  wallBox(document.shell.size, {
    wall: opening.wall,
    along: opening.along,
    up: opening.up,
    width: model.width,
    height: model.height,
    depth: DOORSTEP,
  });

/** The doorways of a room, where nothing may stand. */
export function doorways(
  document: RoomDocument,
  catalogue: Catalogue,
): { id: string; box: RoomBox }[] {
  return [...document.openings.values()].flatMap((opening) => {
    const model = catalogue.opening(opening.model);
    return model?.kind === "door"
      ? [{ id: opening.id, box: doorway(document, opening, model) }]
      : [];
  });
}

/** The holes in one wall as rectangles of it: x along the wall, z up. */
export function holesIn(
  document: RoomDocument,
  catalogue: Catalogue,
  wall: Opening["wall"],
): { id: string; rect: RoomRect }[] {
  return [...document.openings.values()].flatMap((opening) => {
    const model = catalogue.opening(opening.model);
    return model && opening.wall === wall ? [{ id: opening.id, rect: onWall(opening, model) }] : [];
  });
}

/** Why this thing may not be where it is, as far as doors and windows go. */
export function blocksOpening(
  document: RoomDocument,
  catalogue: Catalogue,
  { item, model, box }: Placed,
): CommandRefusal | null {
  if (document.openings.size === 0 || model.overOpenings) return null;
  if (item.at.kind === "wall") {
    const { wall, along, up } = item.at;
    const mine = { x: along, z: up, width: model.width, depth: model.height };
    const hole = holesIn(document, catalogue, wall).find(({ rect }) => rectsMeet(rect, mine));
    if (hole) return { kind: "coversOpening", item: item.id, opening: hole.id };
  }
  if (model.isFlat) return null;
  const door = doorways(document, catalogue).find((way) => boxesMeet(way.box, box));
  return door ? { kind: "inDoorway", item: item.id, opening: door.id } : null;
}

/** Why this opening may not be where it is. */
export function openingMisfit(
  document: RoomDocument,
  index: RoomIndex,
  catalogue: Catalogue,
  opening: Opening,
): CommandRefusal | null {
  const model = catalogue.opening(opening.model);
  if (!model) return { kind: "unknownModel", model: opening.model };
  const { size } = document.shell;
  const mine = onWall(opening, model);
  const isWhole = Number.isInteger(opening.along) && Number.isInteger(opening.up);
  const isInside =
    isWhole &&
    opening.along >= 0 &&
    opening.along + model.width <= wallLength(size, opening.wall) &&
    opening.up >= 0 &&
    opening.up + model.height <= size.height &&
    (model.kind === "window" || opening.up === 0);
  if (!isInside) return { kind: "openingOutside", opening: opening.id, wall: opening.wall };
  const other = holesIn(document, catalogue, opening.wall).find(
    ({ id, rect }) => id !== opening.id && rectsMeet(rect, mine),
  );
  if (other) return { kind: "openingsMeet", opening: opening.id, other: other.id };
  const hidden = meeting(index, doorway(document, opening, model)).find((placed) =>
    blocksOpening({ ...document, openings: new Map([[opening.id, opening]]) }, catalogue, placed),
  );
  return hidden ? { kind: "itemInTheWay", opening: opening.id, item: hidden.item.id } : null;
}
