// The house that a room is in: of what its walls, caps and footings are, its doors and its curtains.
import {
  type HouseShell as House,
  type HouseId,
  shells as houses,
} from "../../models/catalogue/shells.ts";
import type { RoomDocument } from "../model/room.ts";

/** Which house has a north wall like that inside; all others are timbered. */
const byNorthWall: Readonly<Record<string, HouseId>> = {
  limewash: "thatched",
  "half-timber": "thatched",
  rosewash: "thatched",
  fieldstone: "fieldstone",
  logs: "fieldstone",
  "warm-brick": "fieldstone",
  "painted-boards": "boarded",
  "white-boards": "boarded",
  "blue-stripe": "boarded",
  "white-tiles": "boarded",
};

const byId: ReadonlyMap<HouseId, House> = new Map(houses.map((house) => [house.id, house]));

/** The house of an id, for those to whom a room was told in plain data. */
export const houseOfId = (id: HouseId): House => byId.get(id)!;

/** The one answer for all that shows, draws or files a room. */
export const houseOf = ({ shell }: Pick<RoomDocument, "shell">): House =>
  houseOfId(byNorthWall[shell.walls.north.kind] ?? "timbered");
