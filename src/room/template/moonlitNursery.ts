// The nursery at bedtime: the moon lamp on, a train at the station, somebody in the tent who is not asleep.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const moonlitNursery: Plan = {
  name: "Moonlit nursery",
  columns: 7,
  rows: 7,
  floor: "pine-boards",
  wall: "butter-dots",
  light: "night",
  things: [
    open("north", 0.25, "casement"),
    open("west", 4.75, "round-window"),
    open("south", 4.75, "plank-door"),
    stand("single-bed", 1, 0, { with: [put("teddy-bear", 0.25, 0)] }),
    against("north", 0.25, "bedside-table", { with: [put("moon-lamp", 0, 0)] }),
    stand("sheepskin", 2.5, 1),
    against("north", 3.75, "dolls-house"),
    hang("north", 2.5, "fairy-lights", 3.5),
    hang("north", 4, "picture-of-a-carrot", 2.25),
    hang("north", 5, "plain-shelf", 2, {
      with: [
        put("wooden-train", 0.25, 0.25),
        put("teddy-bear", 1.25, 0, { level: 1 }),
        put("alarm-clock", 0.25, 0.25, { level: 1 }),
      ],
    }),
    against("north", 5.5, "toy-chest"),
    hang("west", 2.25, "bunting", 3.25),
    hang("west", 2, "portrait-of-a-hen", 2.25),
    against("west", 4.5, "chest-of-drawers", {
      with: [put("snow-globe", 0, 0), put("nutcracker", 0.75, 0)],
    }),
    stand("cradle", 5.25, 2),
    stand("star-mobile", 4, 1.75),
    stand("farm-play-mat", 2.75, 3.25),
    stand("wooden-train", 3, 4, { turn: 0 }),
    stand("building-blocks", 4, 4.5),
    stand("rocking-horse", 1.5, 4.5),
    stand("play-tent", 0.25, 3, { turn: 1 }),
    stand("rocking-chair", 5.75, 3.5, { turn: 3 }),
    stand("teddy-bear", 4, 5.5),
    stand("slippers", 2.5, 2.75),
    stand("sleeping-cat", 0.25, 6),
  ],
};
