// The parts of the floor of a room, with the sill round it and its footing, about the middle of it.
import { standingFloor } from "../../models/catalogue/standingFloor.ts";
import { box, type Part } from "../../models/parts.ts";
import { floorFinishOf } from "../catalogue/finishes.ts";
import { houseOfId } from "../catalogue/houseOf.ts";
import type { FloorShapeRequest } from "./shape.ts";

/** The lines of a floor fall on the tiles, whatever the size of the room. */
export function floorOfRoom({ house: id, columns, rows, finish }: FloorShapeRequest): Part[] {
  const house = houseOfId(id);
  const floor = floorFinishOf(finish);
  // Between the last boards and the sill no footing shows.
  const edge = [columns + 0.5, 0.2, rows + 0.5] as const;
  return [
    ...standingFloor(house, { width: columns, depth: rows, floor }),
    box(edge, [0, -0.23, 0], house.sill, { bevel: 0 }),
  ];
}
