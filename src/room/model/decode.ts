// Text to room: from a save, a file or a clipboard, of this version or an earlier one.
import { migrateRoom } from "./migrateRoom.ts";
import type { Item, RoomDocument } from "./room.ts";
import { LONGEST_TEXT } from "./units.ts";
import { type Validated, validate, validateCutting } from "./validate.ts";

function parse(text: string): Validated<unknown> {
  if (text.length > LONGEST_TEXT) {
    const problem = { kind: "tooLong", most: LONGEST_TEXT } as const;
    return { ok: false, reason: { path: "", problem } };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: { path: "", problem: { kind: "notJson" } } };
  }
}

export function decode(text: string): Validated<RoomDocument> {
  const json = parse(text);
  if (!json.ok) return json;
  const present = migrateRoom(json.value);
  return present.ok ? validate(present.value) : present;
}

export function decodeCutting(text: string): Validated<readonly Item[]> {
  const json = parse(text);
  return json.ok ? validateCutting(json.value) : json;
}
