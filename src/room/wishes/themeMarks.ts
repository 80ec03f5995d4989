// Which themes a room meets, as marks by which the gallery finds it.
import { textSum } from "../../lib/textSum.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { judge } from "./judge.ts";
import { type ThemeId, themes } from "./themes.ts";

export const themeMark = (id: ThemeId): string => `theme:${id}`;

/** By which list of themes a room was judged: one without it is judged anew. */
export const judgedMark = `judged:${textSum(JSON.stringify(themes))}`;

export const themeMarks = (room: RoomDocument, catalogue: Catalogue): string[] => [
  judgedMark,
  ...themes
    .filter(({ wishes }) => judge(room, catalogue, wishes).length === 0)
    .map(({ id }) => themeMark(id)),
];
