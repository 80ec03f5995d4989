// The winter room: the fir lit, stockings up, skates drying, snow against the glass.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const winterRoom: Plan = {
  name: "Winter room",
  columns: 8,
  rows: 8,
  floor: "walnut-boards",
  wall: "logs",
  light: "night",
  things: [
    open("north", 4.25, "casement"),
    open("south", 5, "stable-door"),
    stand("decorated-fir", 0.25, 0.25),
    stand("parcels", 2.25, 0.75),
    hang("west", 2.5, "stone-hearth", 0, {
      with: [
        put("nutcracker", 0, 0),
        put("candle", 0.75, 0.25),
        put("snow-globe", 1.25, 0),
        put("nutcracker", 2, 0, { tint: "green" }),
      ],
    }),
    hang("west", 5.5, "stocking-rail", 1.75),
    hang("west", 6, "winter-wreath", 2.9),
    against("west", 5.5, "log-stack"),
    against("west", 7, "log-basket"),
    hang("north", 2.75, "winter-wreath", 2.25),
    hang("north", 3.75, "fairy-lights", 3.25),
    against("north", 4.75, "window-seat", {
      tint: "russet",
      with: [put("sleeping-cat", 0, 0)],
    }),
    stand("braided-rug", 2.5, 3),
    stand("sheepskin", 5, 0, { turn: 0 }),
    stand("sofa", 3.25, 2.25, { tint: "russet" }),
    stand("low-tea-table", 3.75, 4, {
      with: [put("advent-ring", 0, 0.75), put("gingerbread-house", 0.5, 0, { turn: 0 })],
    }),
    stand("wing-armchair", 2, 5.25, { turn: 1, tint: "moss" }),
    stand("footstool", 3.5, 5.5),
    stand("floor-lamp", 1, 6.25),
    stand("rocking-chair", 6, 4, { turn: 3, tint: "white" }),
    stand("wool-basket", 5.75, 5.5),
    stand("sled", 7, 2.25),
    stand("parcels", 3.75, 6.75, { turn: 1 }),
    stand("mat-and-boots", 6.5, 6.5),
    stand("sheepdog", 2, 7),
    hang("east", 4, "ice-skates", 1.75),
  ],
};
