// The rooms to begin with: furnished by us, then by the visitor. Their documents lie beside this file.
import { fromFurniture } from "../catalogue/furniture.ts";
import { decode } from "../model/decode.ts";
import type { RoomDocument } from "../model/room.ts";
import { type TemplateId, templateWords } from "./strings.ts";

export type Template = {
  readonly id: TemplateId;
  readonly name: string;
  /** One sentence for its card. */
  readonly words: string;
  readonly document: RoomDocument;
};

/** In the order of their cards; four bare walls come second, so that they are in sight. */
const ids = Object.keys(templateWords) as TemplateId[];

/** The document as it was baked; the build lets none pass that cannot be read. */
function documentOf(id: TemplateId, baked: unknown): RoomDocument {
  const read = decode(JSON.stringify(baked ?? null));
  if (!read.ok) throw new Error(`the template ${id} cannot be read at ${read.reason.path}`);
  return read.value;
}

/** The furnished rooms to begin with; to be asked once the furniture is there. */
export const templates: () => readonly Template[] = fromFurniture((baked) =>
  ids.map((id) => ({ id, ...templateWords[id], document: documentOf(id, baked.templates[id]) })),
);

/** Four bare walls, limewashed, over pine boards: the room to begin with when nothing is wished for. */
export const blankRoom: () => RoomDocument = fromFurniture((baked) =>
  documentOf("bare-walls", baked.templates["bare-walls"]),
);
