// Rooms as a kind of document that is kept: how they are written, read and joined, what a list shows, and where they lie.

import { thumbnails } from "../../keeping/cache/thumbnailCache.ts";
import type { DatabaseLayout } from "../../keeping/database/database.ts";
import type { DocumentKind } from "../../keeping/documentKind.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { mergeRooms } from "./mergeRooms.ts";

export const roomPrefix = "room/";

/** `room` is the id again, for tabs that still have the first site open. */
export type RoomSummary = { readonly room: string; readonly things: number };

export const roomKind = (catalogue: Catalogue): DocumentKind<RoomDocument, RoomSummary> => ({
  prefix: roomPrefix,
  encode,
  decode,
  merge: (base, mine, theirs) => mergeRooms(base, mine, theirs, catalogue),
  nameOf: ({ shell }) => shell.name,
  named: (document, name) => ({ ...document, shell: { ...document.shell, name } }),
  longestName: LONGEST_NAME,
  summaryOf: (document, id) => ({ room: id, things: document?.items.size ?? 0 }),
  caches: [thumbnails],
});

export const roomLayout: DatabaseLayout = {
  name: "loamstead.rooms",
  moves: [
    (at) => {
      for (const table of ["texts", "stamps", "cards", "drawings", "pictures", "bytes"])
        at.create({ table });
    },
  ],
};
