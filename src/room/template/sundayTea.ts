// Sunday tea: the good cups, a pie, lanterns along the wall because somebody is seven today.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const sundayTea: Plan = {
  name: "Sunday tea",
  columns: 8,
  rows: 7,
  floor: "sage-chequer",
  wall: "rose-gingham",
  things: [
    open("north", 3, "casement"),
    open("west", 0.5, "casement"),
    open("west", 4.75, "plank-door"),
    open("east", 2, "casement"),
    against("north", 0.5, "plate-dresser", {
      tint: "white",
      with: [put("jug-of-flowers", 0, 0), put("fresh-loaf", 0.75, 0)],
    }),
    against("north", 3.5, "window-seat", {
      tint: "rose",
      with: [put("sleeping-cat", 0, 0)],
    }),
    hang("north", 3, "paper-lanterns", 3.25),
    hang("north", 0.25, "wall-clock", 3.4),
    stand("floor-lamp", 6.75, 0.25),
    hang("north", 6.75, "sun-mirror", 2),
    against("west", 1, "chest-of-drawers", {
      tint: "rose",
      with: [put("gramophone", 0, 0)],
    }),
    stand("fern-on-a-stand", 0, 3),
    hang("west", 0.5, "bunting", 3.25),
    hang("west", 5.25, "picture-of-a-carrot", 3),
    stand("braided-rug", 2.75, 2),
    stand("round-table", 3.5, 2.75, {
      with: [put("tea-things", 0.25, 0.25)],
    }),
    stand("hoop-backed-chair", 4, 1.5, { tint: "rose" }),
    stand("hoop-backed-chair", 2.25, 3.25, { turn: 1, tint: "white" }),
    stand("hoop-backed-chair", 5.75, 3.25, { turn: 3, tint: "teal" }),
    stand("high-chair", 4, 5, { turn: 2 }),
    stand("long-bench", 6.75, 2.5, {
      turn: 3,
      with: [put("teddy-bear", 0.25, 0, { turn: 2 }), put("teddy-bear", 1.25, 0, { turn: 2 })],
    }),
    stand("parcels", 5.75, 5),
    stand("wooden-train", 2, 5.75),
    stand("building-blocks", 2.25, 4.75),
    stand("rocking-horse", 7, 4.75),
    stand("umbrella-stand", 0, 6.25),
    stand("mat-and-boots", 0.75, 5, { turn: 1 }),
    stand("sheepdog", 4, 6.25),
  ],
};
