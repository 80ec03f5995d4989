// Which walls the viewer sees from each side, and where the viewer stands.
import { type Item, type ItemId, type Side, sides, type Turn } from "../../model/room.ts";
import { MOST_STACKED } from "../../model/units.ts";

/** The two walls towards the viewer, who at 0 looks from the south-east and goes round to the left. */
const towardsViewer: Readonly<Record<Turn, readonly [Side, Side]>> = {
  0: ["south", "east"],
  1: ["north", "east"],
  2: ["north", "west"],
  3: ["south", "west"],
};

/** Along which the columns are numbered, then along which the rows are. */
export const frontEdges = (quarter: Turn): readonly [Side, Side] => towardsViewer[quarter];

export const wallsInSight = (quarter: Turn, isWalking: boolean): ReadonlySet<Side> =>
  new Set(sides.filter((side) => isWalking || !towardsViewer[quarter].includes(side)));

/** What fades together: a wall with all that hangs on it, or everything else. */
export type Layer = Side | "room";
export const layers: readonly Layer[] = ["room", ...sides];

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
