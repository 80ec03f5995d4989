// Reads a room out of a file or a pasted text; what is none is told in words what is wrong with it.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { invalidWords } from "../describe/refusal.ts";
import { decode, decodeCutting } from "../model/decode.ts";
import type { RoomDocument } from "../model/room.ts";
import { LONGEST_TEXT } from "../model/units.ts";
import { sniff } from "../pictures/sniff.ts";
import { imports } from "./strings.ts";

/** Refused in words. */
export type ReadRoom = Result<RoomDocument>;

export function readRoomText(given: string): ReadRoom {
  const text = given.trim();
  if (text === "") return refuse(imports.empty);
  const decoded = decode(text);
  if (decoded.ok) return accept(decoded.value);
  if (decodeCutting(text).ok) return refuse(imports.things);
  return refuse(imports.notARoom(invalidWords(decoded.reason)));
}

export async function readRoomFile(file: Blob): Promise<ReadRoom> {
  // A letter takes at most four bytes.
  if (file.size > LONGEST_TEXT * 4) return refuse(imports.tooHeavy);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse(imports.unreadable);
  }
  if (sniff(bytes) !== "other") return refuse(imports.picture);
  const text = new TextDecoder().decode(bytes);
  return text.startsWith("glTF") ? refuse(imports.glb) : readRoomText(text);
}
