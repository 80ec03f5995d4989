// A yard with all that there can be in it, for tests.
import { cropIds } from "../../../../farm/tables/crops.ts";
import { producerKinds } from "../../../../farm/tables/producers.ts";
import { yardIds } from "../../../../farm/tables/yard.ts";
import type { YardLook } from "../yardLook.ts";

export const fullYard: YardLook = {
  barn: { rung: 7, fill: "full" },
  can: { rung: 3, plot: 2 },
  stove: { puffs: 4, dish: "leekPie" },
  bench: { rung: 2, isOn: true },
  frames: 4,
  sluice: { rung: 3, runs: true },
  made: ["fresh-loaf", "bee-skep", "candle"],
  stands: yardIds,
  paint: { door: "beet highSun", shutters: "bean highSun", walls: "sunflower seedtime" },
  dress: ["doormat", "curtains", "firewood", "lantern"],
  name: null,
  sign: null,
  stones: 20,
  records: cropIds,
  stakes: cropIds.map((crop, plot) => ({ plot, crop })),
  ribbons: producerKinds,
  hasLetter: true,
  hasCard: true,
};

/** As a farm begins. */
export const bareYard: YardLook = {
  barn: { rung: 0, fill: "some" },
  can: { rung: 0, plot: null },
  stove: { puffs: 0, dish: null },
  bench: { rung: 0, isOn: false },
  frames: 0,
  sluice: { rung: 0, runs: false },
  made: [],
  stands: [],
  paint: {},
  dress: [],
  name: null,
  sign: null,
  stones: 0,
  records: [],
  stakes: [],
  ribbons: [],
  hasLetter: false,
  hasCard: false,
};
