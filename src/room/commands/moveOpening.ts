// Moves a door or a window along its wall, up and down, or to another wall.
import type { OpeningId, Side } from "../model/room.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type MoveOpening = {
  readonly id: OpeningId;
  readonly wall?: Side;
  readonly along?: number;
  readonly up?: number;
};

export const moveOpening: Command<MoveOpening> = (document, { id, ...where }, catalogue) => {
  const opening = document.openings.get(id);
  if (!opening) return refused({ kind: "noSuchOpening", id });
  const to = { ...opening, ...where };
  const { wall, along, up } = opening;
  if (to.wall === wall && to.along === along && to.up === up)
    return refused({ kind: "nothingChanges" });
  return settled(document, { openings: [{ id, to }] }, catalogue, {
    label: label("moveOpening", { kind: "opening", model: opening.model }),
  });
};
