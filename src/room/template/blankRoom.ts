// Four bare walls as a document, for whoever has no room yet: without the language of the templates.
import type { Catalogue } from "../model/catalogue.ts";
import { emptyRoom } from "../model/emptyRoom.ts";
import type { Opening, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { bareOpenings, bareShell } from "./bareRoom.ts";

export function blankRoom(catalogue: Catalogue): RoomDocument {
  const { floor, wall } = bareShell;
  const openings = bareOpenings.map(({ model, wall, along }): [string, Opening] => {
    const up = catalogue.opening(model)?.sill ?? 0;
    return [model, { id: model, model, wall, along: along * PER_TILE, up }];
  });
  const room = emptyRoom({ ...bareShell, floor: { kind: floor }, wall: { kind: wall } });
  return { ...room, openings: new Map(openings) };
}
