// What of a room that is shown its light depends on.
import { linear } from "../../../models/colour.ts";
import type { Vec } from "../../../models/pose.ts";
import { floorFinishOf } from "../../catalogue/finishes.ts";
import { lightsOf } from "../../catalogue/rows.ts";
import type { LitRoom, LitThing } from "../../light/litRoom.ts";
import { type QuarterTurn, type RoomDocument, type WallSide, wallSides } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import { keyOf } from "../../shapes/shape.ts";
import type { ShellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { wallGapsIn } from "../../shapes/wallOpenings.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import type { StageThing } from "../things/thingsShown.ts";
import type { Layer } from "../view/sight.ts";
import { chosenLamps } from "./lamps.ts";

export type RoomToLight = {
  readonly document: RoomDocument;
  readonly things: readonly StageThing[];
  readonly shell: ShellShapeRequest;
  readonly inSight: ReadonlySet<WallSide>;
  readonly quarter: QuarterTurn;
};

/** The name of floor and walls among the things that light is gathered on. */
export const shellId = (layer: Layer): string => `the ${layer} itself`;

const MIDDLE: LitThing["spot"] = { x: 0, y: 0, z: 0, turn: 0 };

/** All its colours together, as light meets them. */
const meanOf = (colours: readonly string[]): Vec => {
  const all = colours.map(linear);
  const mean = (k: 0 | 1 | 2) => all.reduce((sum, one) => sum + one[k], 0) / all.length;
  return [mean(0), mean(1), mean(2)];
};

export function roomLit({ document, things, shell, inSight, quarter }: RoomToLight): LitRoom {
  const { size, light } = document.shell;
  const isSeen = ({ layer }: StageThing) => layer === "room" || inSight.has(layer);
  const burning = things.flatMap((thing) => {
    const { item } = thing.placed;
    const lights = item.unlit || !isSeen(thing) ? [] : lightsOf(item.model);
    return lights.length > 0 ? [{ spot: thing.spot, lights }] : [];
  });
  return {
    size: { columns: size.columns, rows: size.rows, height: size.height / PER_TILE },
    hour: light,
    quarter,
    windows: wallSides.filter(
      (side) => inSight.has(side) && wallGapsIn(shell.walls[side]).holes.length > 0,
    ),
    floor: meanOf(floorFinishOf(document.shell.floor.kind).colours),
    things: [
      { id: shellId("room"), key: keyOf(shell.floor), spot: MIDDLE, isSeen: true },
      ...wallSides.map((side) => ({
        id: shellId(side),
        key: keyOf(shell.walls[side]),
        spot: wallSpot(side, size),
        isSeen: inSight.has(side),
      })),
      ...things.map((thing) => ({
        id: thing.id,
        key: keyOf(thing.wanted),
        spot: thing.spot,
        isSeen: isSeen(thing),
      })),
    ],
    lamps: chosenLamps(burning),
  };
}
