// Tells a room that is still a template from one that somebody furnished.
import { textSum } from "../../lib/textSum.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { templates } from "./templates.ts";

/** A name and another light make it nobody's work. */
const furnishing = (room: RoomDocument): string =>
  encode({ ...room, shell: { ...room.shell, name: "", light: "day" } });

/** Sums of templates that have no card any more; their documents lie in `retired`, for the test. */
const retired: ReadonlySet<string> = new Set([
  "82pqt2",
  "kcdri5",
  "qb70c",
  "cyn8hx",
  "7c4ot4",
  "1n4iavw",
  "12yi6op",
  "1qb8y26",
  "1gc62xs",
  "1wyq61f",
  "1pqdmo7",
  "17tblua",
  "d8l23w",
  "1ezv0ya",
  "uwcyqm",
  "1hehc4v",
]);

/** Whether a room is a template as it came, once or now, or four bare walls. */
export function isUntouched(room: RoomDocument): boolean {
  const mine = furnishing(room);
  return (
    retired.has(textSum(mine)) || templates().some(({ document }) => furnishing(document) === mine)
  );
}
