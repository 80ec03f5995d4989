// Moves a door or a window along its wall, up and down, or to another wall.
import type { OpeningId, WallSide } from "../model/room.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type MoveOpening = {
  readonly id: OpeningId;
  readonly wall?: WallSide;
  readonly along?: number;
  readonly up?: number;
};

export const moveOpening: RoomCommand<MoveOpening> = (document, { id, ...where }, catalogue) => {
  const opening = document.openings.get(id);
  if (!opening) return refuseCommand({ kind: "noSuchOpening", id });
  const to = { ...opening, ...where };
  const { wall, along, up } = opening;
  if (to.wall === wall && to.along === along && to.up === up)
    return refuseCommand({ kind: "nothingChanges" });
  return settleCommand(document, { openings: [{ id, to }] }, catalogue, {
    label: label("moveOpening", { kind: "opening", model: opening.model }),
  });
};
