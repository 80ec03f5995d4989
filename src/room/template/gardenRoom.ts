// The garden room: more leaves than chairs, glass on all sides, seedlings that want turning.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const gardenRoom: Plan = {
  name: "Garden room",
  columns: 8,
  rows: 7,
  floor: "hex-tiles",
  wall: "painted-boards",
  things: [
    open("north", 0.25, "casement"),
    open("north", 4, "casement"),
    open("west", 0.75, "casement"),
    open("west", 4.75, "stable-door"),
    open("east", 1.5, "casement"),
    // Seedlings under the glass.
    against("north", 0.75, "potting-bench"),
    stand("potted-fig", 2.75, 0, { tint: "rose" }),
    against("north", 4.5, "long-bench", {
      with: [put("kitchen-herbs", 0, 0), put("moss-house", 1, 0), put("storm-lantern", 1.75, 0.25)],
    }),
    stand("milk-churn-of-sunflowers", 7, 0.25),
    hang("north", 0.5, "harvest-garland", 3.25),
    hang("north", 4, "bunting", 3.25),
    stand("rose-trellis", 0, 1.5, { turn: 1 }),
    stand("fern-on-a-stand", 0, 3.25),
    hang("west", 0.75, "paper-lanterns", 3.25),
    hang("west", 6.5, "wall-lantern", 2),
    // Tea among the leaves.
    stand("braided-rug", 2.5, 1.75),
    stand("round-table", 3.25, 2.75, { with: [put("tea-things", 0.25, 0.25)] }),
    stand("wicker-chair", 3.75, 1.5, { with: [put("sleeping-cat", 0, 0)] }),
    stand("wicker-chair", 1.75, 3.25, { turn: 1, tint: "rose" }),
    stand("watering-can", 1.25, 2.25),
    stand("lemon-tree", 6.75, 2, { tint: "teal" }),
    stand("fern-on-a-stand", 6.5, 3.5, { tint: "teal" }),
    // What lives here.
    stand("bird-bath", 5.25, 5),
    stand("bee-skep", 6.75, 5.5),
    stand("broody-hen", 2, 5.5),
    stand("apple-basket", 3.5, 5.75),
    stand("mat-and-boots", 0.75, 5.25, { turn: 1 }),
    stand("umbrella-stand", 0, 6.25),
    hang("east", 5.5, "nesting-box", 2),
  ],
};
