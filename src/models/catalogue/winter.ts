// The winter set.
import { adventCandles } from "../furniture/adventCandles.ts";
import { decoratedFir, firLightPlaces } from "../furniture/decoratedFir.ts";
import { fairyLampPlaces, fairyLights } from "../furniture/fairyLights.ts";
import { gingerbreadHouse } from "../furniture/gingerbreadHouse.ts";
import { iceSkates } from "../furniture/iceSkates.ts";
import { logBasket } from "../furniture/logBasket.ts";
import { logStack } from "../furniture/logStack.ts";
import { nutcracker } from "../furniture/nutcracker.ts";
import { presents } from "../furniture/presents.ts";
import { sheepskin } from "../furniture/sheepskin.ts";
import { sled } from "../furniture/sled.ts";
import { snowGlobe } from "../furniture/snowGlobe.ts";
import { stockingRail } from "../furniture/stockingRail.ts";
import { wreath } from "../furniture/wreath.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item } from "./item.ts";
import { spots } from "./lights.ts";

export const winter: readonly CatalogueItem[] = [
  item("winter", "decorated-fir", decoratedFir, {
    tint: ["enamel", palette.brick],
    lights: spots("fairy", ...firLightPlaces),
  }),
  item("winter", "parcels", presents),
  item("winter", "sled", sled, { tint: ["enamel", palette.brick] }),
  item("winter", "log-stack", logStack),
  item("winter", "log-basket", logBasket),
  item("winter", "sheepskin", sheepskin, { places: ["underfoot"] }),
  item("winter", "snow-globe", snowGlobe, { lights: spots("fairy", [0.01, 0.27, 0.12]) }),
  item("winter", "gingerbread-house", gingerbreadHouse),
  item("winter", "advent-ring", adventCandles, {
    tint: ["cloth", palette.brick],
    lights: spots("candle", [0.22, 0.46, 0.15], [-0.15, 0.5, 0.22], [-0.22, 0.56, -0.15]),
  }),
  item("winter", "nutcracker", nutcracker, {
    tint: ["enamel", palette.brick, undefined, palette.wine],
  }),
  item("winter", "winter-wreath", wreath, { hangsAt: 2.2 }),
  item("winter", "stocking-rail", stockingRail, {
    hangsAt: 1.5,
    tint: ["cloth", palette.brick],
  }),
  item("winter", "ice-skates", iceSkates, { hangsAt: 1.7, tint: ["cloth", palette.rose] }),
  item("winter", "fairy-lights", fairyLights, {
    hangsAt: 3.3,
    lights: spots("fairy", ...fairyLampPlaces),
  }),
];
