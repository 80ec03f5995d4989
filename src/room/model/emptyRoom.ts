// Four bare walls and a floor: where every room begins.
import type { RoomDocument, RoomFinish } from "./room.ts";
import { WALL_HEIGHT } from "./units.ts";

type Start = {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly floor: RoomFinish;
  readonly wall: RoomFinish;
};

export const emptyRoom = ({ name, columns, rows, floor, wall }: Start): RoomDocument => ({
  shell: {
    name,
    size: { columns, rows, height: WALL_HEIGHT.usual },
    floor,
    walls: { north: wall, east: wall, south: wall, west: wall },
    light: "day",
    backdrop: null,
  },
  openings: new Map(),
  items: new Map(),
});
