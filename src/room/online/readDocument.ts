// A room out of the JSON of an answer, of this version of the site or an earlier one.
import { decode } from "../model/decode.ts";
import type { RoomDocument } from "../model/room.ts";

export function readDocument(value: unknown): RoomDocument | null {
  if (value === undefined) return null;
  const decoded = decode(JSON.stringify(value));
  return decoded.ok ? decoded.value : null;
}
