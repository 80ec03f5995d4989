// The painter's studio under the eaves: north light, wet canvases, everything within reach of the stool.
import { against, hang, open, type Plan, put, stand } from "./compose.ts";

export const paintersStudio: Plan = {
  name: "Painter's studio",
  columns: 7,
  rows: 7,
  floor: "painted-boards",
  wall: "limewash",
  things: [
    open("north", 2, "casement"),
    open("west", 5, "stable-door"),
    open("east", 1, "casement"),
    open("west", 1.5, "round-window"),
    against("north", 0, "open-shelves", {
      with: [
        put("bee-skep", 0, 0, { turn: 1 }),
        put("kitchen-herbs", 1, 0.25),
        put("paint-pots", 0, 0, { level: 1 }),
        put("mixing-bowl", 1, 0, { level: 1 }),
        put("paint-pots", 1, 0, { level: 2 }),
        put("fruit-bowl", 0, 0, { level: 2 }),
        put("toolbox", 0.25, 0, { level: 3 }),
      ],
    }),
    against("north", 2.5, "workbench", {
      with: [
        put("paint-pots", 0, 0),
        put("jug-of-flowers", 1, 0.25),
        put("storm-lantern", 1.75, 0.25),
      ],
    }),
    hang("north", 5.5, "tall-frame", 1.75),
    hang("west", 3.25, "picture-of-a-field", 2.5),
    hang("west", 3.5, "picture-of-a-carrot", 1.25),
    hang("west", 0.75, "portrait-of-a-hen", 2.25),
    hang("north", 2, "paper-lanterns", 3.25),
    stand("easel", 3, 2.25),
    stand("wobbly-stool", 3, 3.75),
    stand("paint-pots", 2, 3.25),
    stand("sofa", 0.25, 2.25, { turn: 1, tint: "mustard", with: [put("sleeping-cat", 0.25, 0)] }),
    stand("braided-rug", 2, 2.5),
    stand("potters-wheel", 5.5, 3),
    stand("potted-fig", 5.5, 0.5),
    stand("folding-screen", 1, 6),
    stand("low-tea-table", 4.75, 4.25, {
      with: [put("fruit-bowl", 0.25, 0.5), put("jug-of-flowers", 0.75, 0)],
    }),
    stand("sheepdog", 4, 6),
    stand("wool-basket", 5.75, 6),
    stand("milk-churn-of-sunflowers", 0, 1.25),
  ],
};
