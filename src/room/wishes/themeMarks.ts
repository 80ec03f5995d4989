// Which themes a room meets, as marks by which the gallery finds it.
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { judge } from "./judge.ts";
import { type ThemeId, themes } from "./themes.ts";

export const themeMark = (id: ThemeId): string => `theme:${id}`;

/** FNV-1a: tells one text from another, and need keep nobody out. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** By which list of themes a room was judged: one without it is judged anew. */
export const judgedMark = `judged:${sumOf(JSON.stringify(themes))}`;

export const themeMarks = (room: RoomDocument, catalogue: Catalogue): string[] => [
  judgedMark,
  ...themes
    .filter(({ wishes }) => judge(room, catalogue, wishes).length === 0)
    .map(({ id }) => themeMark(id)),
];
