// Which walls the viewer sees from each side, and where the viewer stands.
import {
  type Item,
  type ItemId,
  type QuarterTurn,
  type WallSide,
  wallSides,
} from "../../model/room.ts";
import { MOST_STACKED } from "../../model/units.ts";

/** The two walls towards the viewer, who at 0 looks from the south-east and goes round to the left. */
const towardsViewer: Readonly<Record<QuarterTurn, readonly [WallSide, WallSide]>> = {
  0: ["south", "east"],
  1: ["north", "east"],
  2: ["north", "west"],
  3: ["south", "west"],
};

/** Along which the columns are numbered, then along which the rows are. */
export const frontEdges = (quarter: QuarterTurn): readonly [WallSide, WallSide] =>
  towardsViewer[quarter];

export const wallsInSight = (quarter: QuarterTurn, isWalking: boolean): ReadonlySet<WallSide> =>
  new Set(wallSides.filter((side) => isWalking || !towardsViewer[quarter].includes(side)));

/** What fades together: a wall with all that hangs on it, or everything else. */
export type Layer = WallSide | "room";
export const layers: readonly Layer[] = ["room", ...wallSides];

/** The wall that a thing, or what carries it, hangs on. */
export function layerOf(items: ReadonlyMap<ItemId, Item>, item: Item): Layer {
  let { at } = item;
  for (let i = 0; i <= MOST_STACKED && at.kind === "on"; i++) {
    const carrier = items.get(at.carrier);
    if (!carrier) break;
    at = carrier.at;
  }
  return at.kind === "wall" ? at.wall : "room";
}
