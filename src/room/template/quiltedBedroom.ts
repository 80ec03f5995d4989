// The bedroom on a slow morning: a patchwork quilt, a cat that will not move, slippers where they fell.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const quiltedBedroom: Plan = {
  name: "Quilted bedroom",
  columns: 7,
  rows: 7,
  floor: "painted-boards",
  wall: "blue-stripe",
  things: [
    open("west", 2, "casement"),
    open("south", 1, "plank-door"),
    open("east", 2, "casement"),
    stand("braided-rug", 2.25, 2.75),
    against("north", 2.25, "patchwork-bed", {
      with: [put("sleeping-cat", 1, 1), put("teddy-bear", 0, 0, { turn: 1 })],
    }),
    against("north", 1.25, "bedside-table", { with: [put("bedside-lamp", 0, 0)] }),
    against("north", 4.75, "bedside-table", {
      with: [put("alarm-clock", 0, 0), put("candle", 0, 0.5)],
    }),
    hang("north", 2.75, "picture-of-a-field", 2.25),
    hang("north", 1.5, "fairy-lights", 3.5),
    hang("north", 4.75, "portrait-of-a-hen", 2),
    against("north", 5.5, "dressing-table"),
    against("west", 0, "wardrobe", { with: [put("teddy-bear", 0.25, 0.25)] }),
    against("west", 2.75, "chest-of-drawers", {
      tint: "white",
      with: [put("jug-of-flowers", 0, 0), put("moon-lamp", 1, 0)],
    }),
    against("west", 4.5, "standing-mirror"),
    against("west", 5.75, "washstand"),
    stand("blanket-chest", 2.5, 3.25, { tint: "blue" }),
    stand("slippers", 4.75, 3.5, { turn: 1 }),
    stand("lemon-tree", 5.75, 2.25),
    stand("wicker-chair", 5.5, 4, { with: [put("teddy-bear", 0.25, 0.25)] }),
    stand("wool-basket", 4.25, 5.75),
    stand("sheepskin", 0.75, 0, { turn: 0 }),
  ],
};
