// The room as a command leaves it that has to be carried out.
import type { RoomDocument } from "../../model/room.ts";
import type { Outcome } from "../command.ts";

export function roomAfter(outcome: Outcome): RoomDocument {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.reason));
  return outcome.document;
}
