// The study: books to the ceiling, a globe, a letter begun, and the good lamp.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const lamplitStudy: Plan = {
  name: "Lamplit study",
  columns: 7,
  rows: 7,
  floor: "walnut-boards",
  wall: "half-timber",
  light: "evening",
  things: [
    open("north", 1.25, "casement"),
    open("west", 5.25, "plank-door"),
    open("east", 3, "round-window"),
    against("west", 0.25, "bookshelf"),
    against("west", 2.25, "bookshelf"),
    hang("west", 4.5, "wall-lantern", 2.25),
    hang("west", 5.5, "portrait-of-a-hen", 3),
    stand("umbrella-stand", 0, 4.25),
    against("north", 2, "writing-desk", {
      tint: "walnut",
      with: [put("bedside-lamp", 0, 0), put("globe", 1, 0)],
    }),
    stand("hoop-backed-chair", 2.5, 1.25, { turn: 2, tint: "walnut" }),
    against("north", 4.75, "open-shelves", {
      with: [
        put("gramophone", 0, 0),
        put("jug-of-flowers", 1.25, 0),
        put("moss-house", 0, 0, { level: 1 }),
        put("snow-globe", 1.25, 0, { level: 1 }),
        put("wireless", 0.25, 0, { level: 2 }),
        put("alarm-clock", 1.25, 0.25, { level: 2 }),
        put("fruit-bowl", 0, 0, { level: 3 }),
        put("teddy-bear", 1, 0.25, { level: 3 }),
      ],
    }),
    hang("north", 6.5, "wall-lantern", 3),
    stand("braided-rug", 2.5, 2.5),
    stand("wing-armchair", 2.25, 3.25, {
      turn: 1,
      tint: "denim",
      with: [put("sleeping-cat", 0, 0)],
    }),
    stand("floor-lamp", 1.25, 2),
    stand("footstool", 3.75, 3.5, { tint: "denim" }),
    stand("low-tea-table", 4, 4.75, {
      with: [put("tea-things", 0.25, 0.25)],
    }),
    stand("rocking-chair", 5.75, 3.75, { turn: 3 }),
    stand("stepladder", 1, 4.25),
    stand("potted-fig", 5.25, 2),
    stand("wool-basket", 2.5, 5.5),
    stand("sheepdog", 3.5, 6.25),
    stand("hearth-rug", 0.75, 5, { turn: 1 }),
    hang("east", 5, "wide-frame", 1.9),
    hang("south", 2, "wide-frame", 1.9),
  ],
};
