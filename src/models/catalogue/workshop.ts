// The workshop set.
import { anvil } from "../furniture/anvil.ts";
import { easel } from "../furniture/easel.ts";
import { grindstone } from "../furniture/grindstone.ts";
import { interior } from "../furniture/interior.ts";
import { lantern } from "../furniture/lantern.ts";
import { paintPots } from "../furniture/paintPots.ts";
import { pottersWheel } from "../furniture/pottersWheel.ts";
import { sawhorse } from "../furniture/sawhorse.ts";
import { sewingTable } from "../furniture/sewingTable.ts";
import { spinningWheel } from "../furniture/spinningWheel.ts";
import { stepladder } from "../furniture/stepladder.ts";
import { toolbox } from "../furniture/toolbox.ts";
import { toolRack } from "../furniture/toolRack.ts";
import { workbench } from "../furniture/workbench.ts";
import { yarnBasket } from "../furniture/yarnBasket.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item, top } from "./item.ts";
import { spots } from "./lights.ts";

export const workshop: readonly CatalogueItem[] = [
  item("workshop", "workbench", workbench, {
    surface: top(0.98, 2.1, 0.8),
    tint: ["wood", palette.oak, palette.pine, palette.wood],
  }),
  item("workshop", "anvil", anvil, { lights: spots("ember", [-0.12, 0.98, 0]) }),
  item("workshop", "grindstone", grindstone),
  item("workshop", "sawhorse", sawhorse),
  item("workshop", "spinning-wheel", spinningWheel, {
    tint: ["wood", palette.oak, palette.wood, palette.walnut],
  }),
  item("workshop", "sewing-table", sewingTable, { tint: ["wood", palette.wood, palette.oak] }),
  item("workshop", "potters-wheel", pottersWheel, {
    tint: ["wood", palette.oak, palette.pine, palette.wood],
  }),
  item("workshop", "stepladder", stepladder, {
    tint: ["wood", palette.oak, palette.pine, palette.wood],
  }),
  item("workshop", "easel", easel),
  item("workshop", "wool-basket", yarnBasket),
  item("workshop", "storm-lantern", lantern, {
    places: ["floor", "surface"],
    lights: spots("lantern", [0, 0.22, 0]),
  }),
  item("workshop", "toolbox", toolbox, {
    tint: ["enamel", palette.brick, interior.russetLight, palette.brickDark],
  }),
  item("workshop", "paint-pots", paintPots),
  item("workshop", "tool-board", toolRack, {
    hangsAt: 1.5,
    tint: ["wood", palette.sage, undefined, interior.moss],
  }),
];
