// All that is wrong in a room by the rules; a room that was only ever edited here has nothing.
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { RoomDocument } from "../model/room.ts";
import { indexOf } from "./indexOf.ts";
import { misfit } from "./misfit.ts";
import { openingMisfit } from "./openings.ts";

export function violations(document: RoomDocument, catalogue: Catalogue): CommandRefusal[] {
  const index = indexOf(document, catalogue);
  const found: CommandRefusal[] = [];
  for (const placed of index.placed.values()) {
    const reason = misfit(document, index, catalogue, placed);
    if (reason) found.push(reason);
  }
  for (const opening of document.openings.values()) {
    const reason = openingMisfit(document, index, catalogue, opening);
    // A window of an unknown kind is kept unseen, as an unknown thing is.
    if (reason && reason.kind !== "unknownModel") found.push(reason);
  }
  return found;
}
