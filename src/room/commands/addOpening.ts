// Breaks a door or a window into a wall.
import type { ModelId, Opening, OpeningId, Side } from "../model/room.ts";
import { isId } from "../model/schema.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type AddOpening = {
  /** A fresh id. */
  readonly id: OpeningId;
  readonly model: ModelId;
  readonly wall: Side;
  readonly along: number;
  /** As high as its model sits, unless told. */
  readonly up?: number;
};

export const addOpening: Command<AddOpening> = (document, args, catalogue) => {
  const { id, model: modelId, wall, along, up } = args;
  const model = catalogue.opening(modelId);
  if (!model) return refused({ kind: "unknownModel", model: modelId });
  if (!isId(id)) return refused({ kind: "badId", id });
  if (document.openings.has(id)) return refused({ kind: "idTaken", id });
  const to: Opening = { id, model: modelId, wall, along, up: up ?? model.sill };
  return settled(document, { openings: [{ id, to }] }, catalogue, {
    label: label("addOpening", { kind: "opening", model: modelId }),
  });
};
