// Tells a room that is still a template from one that somebody furnished.
import { textSum } from "../../lib/textSum.ts";
import { fromFurniture } from "../catalogue/furniture.ts";
import { appearanceOf, appearanceText } from "../model/appearance.ts";
import type { RoomDocument } from "../model/room.ts";
import { templates } from "./templates.ts";

/** Names, another light and lamps that are out make it nobody's work. */
const sumOf = (room: RoomDocument): string => textSum(appearanceText(appearanceOf(room)));

/** Sums of templates that have no card any more; their documents lie in `retired`, for the test. */
const retired: readonly string[] = [
  "hxn5sx",
  "plahvx",
  "1o1prwz",
  "v69uxi",
  "164nrsa",
  "ta5rz3",
  "59mvt6",
  "j165vs",
  "77ru98",
  "17qt8p3",
  "z5v60i",
  "14otg1a",
  "1o6wmiz",
  "o9x2g5",
  "38ovvx",
  "s0byot",
];

const known = fromFurniture(
  () => new Set([...retired, ...templates().map(({ document }) => sumOf(document))]),
);

/** Whether a room looks as a template came, once or now, or as four bare walls. */
export const isUntouched = (room: RoomDocument): boolean => known().has(sumOf(room));
