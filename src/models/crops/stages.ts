// Twelve crops from the seed to the harvest, in five stages each.
import { bead, type Part, scaled } from "../parts.ts";
import { cabbage } from "./cabbage.ts";
import { carrotPlant } from "./carrot.ts";
import { maize } from "./maize.ts";
import { pumpkinPlant } from "./pumpkin.ts";
import { onion, root } from "./rootCrops.ts";
import { green, rosette } from "./rosette.ts";
import { leek, sprout } from "./sprout.ts";
import { fieldSunflower } from "./sunflower.ts";
import { tomatoPlant } from "./tomato.ts";
import { vine } from "./vine.ts";
import { wheatClump } from "./wheat.ts";
import { buddingSunflower, youngWheat } from "./young.ts";

export const modelCrops = [
  "carrot",
  "cabbage",
  "wheat",
  "sunflower",
  "pumpkin",
  "tomato",
  "leek",
  "bean",
  "pea",
  "beet",
  "onion",
  "maize",
] as const;
export type Crop = (typeof modelCrops)[number];
/** Sown, sprouted, in leaf, nearly there, ripe. */
export type CropStage = 0 | 1 | 2 | 3 | 4;
export const cropStages: readonly CropStage[] = [0, 1, 2, 3, 4];

type Plant = {
  /** How far apart plants stand in their row. */
  readonly step: number;
  /** Stages two and three, then ripe. */
  readonly young: (seed: number) => Part[];
  readonly ripe: (seed: number) => Part[];
};

const squashLeaves = (seed: number) => rosette(seed, 6, 0.34, 0.24, 0.45, green);
const young = (make: (seed: number) => Part[], size: number) => (seed: number) =>
  scaled(make(seed), size);

const plants: Record<Crop, Plant> = {
  carrot: { step: 0.4, young: young(carrotPlant, 0.75), ripe: carrotPlant },
  cabbage: {
    step: 0.6,
    young: (seed) => rosette(seed, 6, 0.28, 0.2, 0.6, ["#79b350", "#9ccb6a"]),
    ripe: cabbage,
  },
  wheat: { step: 0.27, young: youngWheat, ripe: wheatClump },
  sunflower: { step: 0.58, young: buddingSunflower, ripe: fieldSunflower },
  pumpkin: { step: 0.82, young: squashLeaves, ripe: pumpkinPlant },
  tomato: { step: 0.62, young: (seed) => vine(seed, 0.7, null, "#f6cf65"), ripe: tomatoPlant },
  leek: { step: 0.36, young: young(leek, 0.7), ripe: leek },
  bean: {
    step: 0.66,
    young: (seed) => vine(seed, 0.8, null, "#e2564a"),
    ripe: (seed) => vine(seed, 1.15, "#4f8a3f", "#e2564a"),
  },
  pea: {
    step: 0.58,
    young: (seed) => vine(seed, 0.55, null, "#fff8ea"),
    ripe: (seed) => vine(seed, 0.8, "#a9d46f", null),
  },
  beet: {
    step: 0.44,
    young: (seed) => rosette(seed, 5, 0.26, 0.1, 0.9, ["#6f8f4a", "#8f3f52"]),
    ripe: (seed) => root(seed, "#8f2f4c", "#b8506a", ["#6f9a4c", "#9c3f58"]),
  },
  onion: {
    step: 0.4,
    young: (seed) => rosette(seed, 3, 0.34, 0.05, 1.25, ["#7fa85c", "#9cc06c"]),
    ripe: onion,
  },
  maize: {
    step: 0.5,
    young: (seed) => scaled(maize(seed, false), 0.62),
    ripe: (seed) => maize(seed, true),
  },
};

const sown = (seed: number): Part[] => [
  bead(0.07, [0, 0.02, 0], "#80513a", {
    flat: true,
    rough: 0.16,
    squash: 0.6,
    top: "#a06d4a",
    turn: [0, seed, 0],
  }),
];

export const rowStep = (crop: Crop): number => plants[crop].step;

/** One plant at the origin, on the soil. */
export function plantAt(crop: Crop, stage: CropStage, seed: number): Part[] {
  const { young: half, ripe } = plants[crop];
  if (stage === 0) return sown(seed);
  if (stage === 1) return sprout(seed, 1.25);
  if (stage === 2) return scaled(half(seed), 0.78);
  return stage === 3 ? half(seed) : ripe(seed);
}
