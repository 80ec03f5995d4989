// The garden room set.
import { beeSkep } from "../furniture/beeSkep.ts";
import { birdBath } from "../furniture/birdBath.ts";
import { birdHouse } from "../furniture/birdHouse.ts";
import { fernStand } from "../furniture/fernStand.ts";
import { hangingIvy } from "../furniture/hangingIvy.ts";
import { herbPots } from "../furniture/herbPots.ts";
import { interior } from "../furniture/interior.ts";
import { milkChurn } from "../furniture/milkChurn.ts";
import { pottedCitrus } from "../furniture/pottedCitrus.ts";
import { pottedFig } from "../furniture/pottedFig.ts";
import { pottingBench } from "../furniture/pottingBench.ts";
import { roseTrellis } from "../furniture/roseTrellis.ts";
import { terrarium } from "../furniture/terrarium.ts";
import { wateringCan } from "../furniture/wateringCan.ts";
import { wickerChair } from "../furniture/wickerChair.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item } from "./item.ts";

export const garden: readonly CatalogueItem[] = [
  item("garden", "lemon-tree", pottedCitrus, { tint: ["wood", palette.linen, palette.white] }),
  item("garden", "potted-fig", pottedFig, { tint: ["glaze", palette.teal, palette.cream] }),
  item("garden", "rose-trellis", roseTrellis, { tint: ["wood", palette.wood, palette.oak] }),
  item("garden", "potting-bench", pottingBench, {
    tint: ["wood", interior.wainscot, interior.wainscotLight],
  }),
  item("garden", "wicker-chair", wickerChair, { tint: ["cloth", interior.mossLight] }),
  item("garden", "fern-on-a-stand", fernStand, { tint: ["glaze", palette.rose] }),
  item("garden", "bird-bath", birdBath),
  item("garden", "milk-churn-of-sunflowers", milkChurn),
  item("garden", "watering-can", wateringCan, {
    tint: ["enamel", palette.teal, "#95cbc4", "#5e9a94"],
  }),
  item("garden", "kitchen-herbs", herbPots),
  item("garden", "moss-house", terrarium),
  item("garden", "bee-skep", beeSkep),
  item("garden", "nesting-box", birdHouse, { tint: ["wood", interior.denimPale] }),
  item("garden", "hanging-ivy", hangingIvy, { hangsAt: 2.2, tint: ["glaze", palette.terracotta] }),
];
