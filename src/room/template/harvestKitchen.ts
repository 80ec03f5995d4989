// The harvest kitchen: a laid table in the morning sun, the stove lit, pumpkins in from the field.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const harvestKitchen: Plan = {
  name: "Harvest kitchen",
  columns: 8,
  rows: 8,
  floor: "terracotta",
  wall: "green-panelling",
  things: [
    open("west", 6.25, "plank-door"),
    open("west", 2.75, "casement"),
    open("north", 4.25, "casement"),
    open("east", 2.5, "casement"),
    // Along the back: dresser, stove, sink under the window.
    against("north", 0.25, "plate-dresser", {
      with: [put("jug-of-flowers", 1.25, 0), put("candle", 0.5, 0.25)],
    }),
    against("north", 2.5, "iron-stove", { with: [put("copper-kettle", 0.25, 0)] }),
    hang("west", 1, "drying-herbs", 3.25),
    against("north", 4.25, "sink-counter", { with: [put("kitchen-herbs", 0, 0, { turn: 1 })] }),
    hang("north", 4.25, "bunting", 3.25),
    // Along the left wall: pans, the seat in the window, the door.
    against("west", 1.25, "kitchen-counter", { with: [put("mixing-bowl", 0.25, 0.25)] }),
    hang("west", 1, "rack-of-pans", 2),
    against("west", 3.25, "window-seat", { with: [put("sleeping-cat", 0, 0, { turn: 3 })] }),
    hang("west", 6.75, "wall-clock", 3),
    stand("mat-and-boots", 0.75, 6.5, { turn: 1 }),
    // The table and who sits at it.
    stand("braided-rug", 2.75, 2.75),
    stand("farm-table", 3, 3.75, {
      with: [
        put("fresh-loaf", 0, 0.25),
        put("fruit-bowl", 1, 0.25),
        put("apple-pie", 2, 0.5),
        put("candle", 1.75, 0),
      ],
    }),
    stand("ladder-back-chair", 3.25, 2.75),
    stand("ladder-back-chair", 4.75, 2.75),
    stand("long-bench", 3.25, 5.25),
    // What came in from the field.
    stand("pumpkin-stack", 4.75, 6.25),
    stand("wheat-sheaf", 6.5, 5.75),
    stand("apple-basket", 2.5, 6.5),
    stand("crate-of-carrots", 6.75, 4.25, { turn: 3 }),
    stand("milk-churn-of-sunflowers", 7, 1.5),
    stand("rag-runner", 4.25, 1.25),
    stand("broody-hen", 7, 2.75, { turn: 3 }),
    hang("south", 1, "wall-shelf", 1.75),
    hang("south", 5, "coat-pegs", 1.25),
  ],
};
