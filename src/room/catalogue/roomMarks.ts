// What a room is found by in the gallery: the pieces that stand in it, and the colours of its walls.
import type { FinishId, ModelId, RoomDocument } from "../model/room.ts";
import type { WallColour } from "./galleryAsk.ts";

/** Of each finish of walls, as whoever looks would call it; panelling up to the rail counts too. */
export const coloursOfFinish: Readonly<Record<FinishId, readonly WallColour[]>> = {
  limewash: ["white"],
  rosewash: ["rose"],
  "green-panelling": ["white", "green"],
  "sprig-paper": ["white", "green"],
  "blue-stripe": ["blue"],
  "butter-dots": ["yellow"],
  "rose-gingham": ["rose"],
  "painted-boards": ["green"],
  "white-boards": ["white"],
  logs: ["brown"],
  fieldstone: ["grey"],
  "warm-brick": ["red"],
  "white-tiles": ["white"],
  "half-timber": ["white", "brown"],
};

export const pieceMark = (piece: ModelId): string => `piece:${piece}`;
export const wallsMark = (colour: WallColour): string => `walls:${colour}`;

/** The piece that a mark stands for; null where it stands for something else. */
export const pieceOfMark = (mark: string): ModelId | null =>
  mark.startsWith("piece:") ? mark.slice("piece:".length) : null;

/** Each once. */
export function roomMarks({ items, shell }: Pick<RoomDocument, "items" | "shell">): string[] {
  const pieces = Array.from(items.values(), ({ model }) => pieceMark(model));
  const walls = Object.values(shell.walls).flatMap(({ kind }) => coloursOfFinish[kind] ?? []);
  return [...new Set([...pieces, ...walls.map(wallsMark)])];
}
