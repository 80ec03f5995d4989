// The workshop: a bench under the tools, a chair that is not right yet, shavings on the floor.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const oldWorkshop: Plan = {
  name: "Old workshop",
  columns: 8,
  rows: 7,
  floor: "pine-boards",
  wall: "fieldstone",
  things: [
    open("north", 3.75, "casement"),
    open("west", 5.5, "stable-door"),
    against("north", 0.5, "workbench", {
      with: [put("toolbox", 0, 0), put("storm-lantern", 1.75, 0.25), put("paint-pots", 1, 0)],
    }),
    hang("north", 0.75, "tool-board", 1.75),
    hang("north", 3, "wall-lantern", 2.25),
    against("north", 3.75, "sewing-table"),
    against("north", 5.5, "spinning-wheel", { gap: 0.25 }),
    hang("north", 7.25, "wall-lantern", 2.5),
    against("west", 1.5, "open-shelves", {
      with: [
        put("bee-skep", 0, 0, { turn: 1 }),
        put("paint-pots", 1.25, 0),
        put("toolbox", 0, 0.25, { level: 1 }),
        put("alarm-clock", 1.25, 0.25, { level: 1 }),
        put("mixing-bowl", 0.25, 0, { level: 2 }),
        put("fresh-loaf", 1, 0, { level: 3 }),
        put("storm-lantern", 0.25, 0.25, { level: 3 }),
      ],
    }),
    against("west", 3.75, "log-stack"),
    hang("west", 3.75, "rack-of-pans", 2),
    stand("umbrella-stand", 0.75, 4.5),
    stand("sawhorse", 2.75, 2.5),
    stand("bad-chair", 5, 2.25),
    stand("stepladder", 7, 2.5, { turn: 3 }),
    stand("anvil", 2, 4.25),
    stand("grindstone", 3.5, 5.25),
    stand("potters-wheel", 5.5, 4),
    stand("wool-basket", 6.25, 1),
    stand("crate-of-carrots", 6.75, 5.75),
    stand("sleeping-cat", 5, 5.75),
    stand("wobbly-stool", 1.5, 2.5),
  ],
};
