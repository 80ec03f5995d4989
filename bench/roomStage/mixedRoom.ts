// A room as full as one may be, with every kind of piece in it and its lamps lit: the worst mix for a renderer.
import { pieces, siteCatalogue } from "../../src/room/catalogue/index.ts";
import { emptyRoom } from "../../src/room/model/emptyRoom.ts";
import type { Item, RoomDocument, Side } from "../../src/room/model/room.ts";
import { PER_TILE, SIDE } from "../../src/room/model/units.ts";

const walls: readonly Side[] = ["north", "west", "east", "south"];

export function mixedRoom(count: number): RoomDocument {
  const room = emptyRoom({
    name: "Every kind",
    columns: SIDE.most,
    rows: SIDE.most,
    floor: { kind: "pine-boards" },
    wall: { kind: "sprig-paper" },
  });
  const side = Math.ceil(Math.sqrt(count));
  const step = (SIDE.most * PER_TILE - 12) / side;
  const items = Array.from({ length: count }, (_, i): Item => {
    const piece = pieces[i % pieces.length]!;
    const model = siteCatalogue.item(piece.id)!;
    const round = Math.floor(i / pieces.length);
    const tint = model.tints[round % (model.tints.length + 1)];
    const along = (i * 7) % (SIDE.most * PER_TILE - 12);
    const isHung = !model.stands.includes("floor");
    return {
      id: `thing-${i}`,
      model: piece.id,
      ...(tint && { tint }),
      turn: isHung ? 0 : ((i % 4) as 0 | 1 | 2 | 3),
      at: isHung
        ? { kind: "wall", wall: walls[i % 4]!, along, up: model.isFooted ? 0 : 7 }
        : {
            kind: "floor",
            x: Math.floor((i % side) * step),
            z: Math.floor(Math.floor(i / side) * step),
          },
    };
  });
  return { ...room, items: new Map(items.map((item) => [item.id, item])) };
}
