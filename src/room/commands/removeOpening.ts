// Walls up a door or a window.
import type { OpeningId } from "../model/room.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type RemoveOpening = { readonly id: OpeningId };

export const removeOpening: RoomCommand<RemoveOpening> = (document, { id }, catalogue) => {
  const opening = document.openings.get(id);
  if (!opening) return refuseCommand({ kind: "noSuchOpening", id });
  return settleCommand(document, { openings: [{ id, to: null }] }, catalogue, {
    label: label("removeOpening", { kind: "opening", model: opening.model }),
  });
};
