// Walls up a door or a window.
import type { OpeningId } from "../model/room.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type RemoveOpening = { readonly id: OpeningId };

export const removeOpening: Command<RemoveOpening> = (document, { id }, catalogue) => {
  const opening = document.openings.get(id);
  if (!opening) return refused({ kind: "noSuchOpening", id });
  return settled(document, { openings: [{ id, to: null }] }, catalogue, {
    label: label("removeOpening", { kind: "opening", model: opening.model }),
  });
};
