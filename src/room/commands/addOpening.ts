// Breaks a door or a window into a wall.
import type { ModelId, Opening, OpeningId, WallSide } from "../model/room.ts";
import { isId } from "../model/schema.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type AddOpening = {
  /** A fresh id. */
  readonly id: OpeningId;
  readonly model: ModelId;
  readonly wall: WallSide;
  readonly along: number;
  /** As high as its model sits, unless told. */
  readonly up?: number;
};

export const addOpening: RoomCommand<AddOpening> = (document, args, catalogue) => {
  const { id, model: modelId, wall, along, up } = args;
  const model = catalogue.opening(modelId);
  if (!model) return refuseCommand({ kind: "unknownModel", model: modelId });
  if (!isId(id)) return refuseCommand({ kind: "badId", id });
  if (document.openings.has(id)) return refuseCommand({ kind: "idTaken", id });
  const to: Opening = { id, model: modelId, wall, along, up: up ?? model.sill };
  return settleCommand(document, { openings: [{ id, to }] }, catalogue, {
    label: label("addOpening", { kind: "opening", model: modelId }),
  });
};
