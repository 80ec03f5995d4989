// The twelve crops: how long they take, what they give, what they take out of the soil.
import type { Crop } from "../../models/crops/stages.ts";
import type { Season } from "../../models/seasons.ts";
import { freeze } from "./freeze.ts";

type Family = "flower" | "legume" | "root" | "leaf" | "fruit" | "grain";

type CropRules = {
  /** Seconds on dry soil; moist is half as fast again. */
  readonly seconds: number;
  readonly units: number;
  /** Pence for a unit before the slate and what the stall has seen. */
  readonly price: number;
  readonly seed: number;
  /** What a harvest takes out of the plot's heart; legumes give. */
  readonly draw: number;
  readonly family: Family;
  readonly favourite: Season;
  readonly poor: readonly Season[];
  readonly level: number;
  /** What a middling one weighs, in grams: for the record in the book. */
  readonly grams: number;
  readonly isTall?: true;
  /** Straw of a plot of it: feeds soil and trees. */
  readonly straw?: number;
  /** What a mill on the field does to it, in thousandths. */
  readonly byMill?: number;
  readonly flowers?: true;
};

/** A crop may join at the end, never move. */
export const crops = freeze({
  sunflower: {
    seconds: 90,
    units: 2,
    price: 3,
    seed: 0,
    draw: 14,
    family: "flower",
    favourite: "highSun",
    poor: ["hearth"],
    level: 1,
    grams: 240,
    isTall: true,
    flowers: true,
  },
  pea: {
    seconds: 360,
    units: 4,
    price: 3,
    seed: 2,
    draw: -6,
    family: "legume",
    favourite: "seedtime",
    poor: ["hearth"],
    level: 1,
    straw: 1,
    grams: 90,
    flowers: true,
  },
  carrot: {
    seconds: 1_200,
    units: 5,
    price: 4,
    seed: 3,
    draw: 22,
    family: "root",
    favourite: "leafFall",
    poor: ["highSun"],
    level: 2,
    grams: 160,
  },
  beet: {
    seconds: 2_700,
    units: 4,
    price: 7,
    seed: 4,
    draw: 28,
    family: "root",
    favourite: "seedtime",
    poor: ["hearth"],
    level: 3,
    grams: 310,
  },
  onion: {
    seconds: 5_400,
    units: 5,
    price: 7,
    seed: 5,
    draw: 30,
    family: "root",
    favourite: "seedtime",
    poor: ["leafFall"],
    level: 4,
    grams: 220,
  },
  bean: {
    seconds: 10_800,
    units: 5,
    price: 9,
    seed: 6,
    draw: -30,
    family: "legume",
    favourite: "highSun",
    poor: ["hearth"],
    level: 5,
    straw: 1,
    byMill: -150,
    grams: 120,
    isTall: true,
    flowers: true,
  },
  leek: {
    seconds: 18_000,
    units: 4,
    price: 14,
    seed: 8,
    draw: 40,
    family: "leaf",
    favourite: "hearth",
    poor: ["highSun"],
    level: 6,
    grams: 280,
  },
  tomato: {
    seconds: 28_800,
    units: 6,
    price: 12,
    seed: 10,
    draw: 55,
    family: "fruit",
    favourite: "highSun",
    poor: ["hearth"],
    level: 7,
    grams: 260,
    isTall: true,
    flowers: true,
  },
  cabbage: {
    seconds: 43_200,
    units: 3,
    price: 28,
    seed: 11,
    draw: 70,
    family: "leaf",
    favourite: "hearth",
    poor: ["highSun"],
    level: 8,
    grams: 1_900,
  },
  wheat: {
    seconds: 72_000,
    units: 4,
    price: 25,
    seed: 12,
    draw: 60,
    family: "grain",
    favourite: "highSun",
    poor: ["seedtime"],
    level: 9,
    straw: 2,
    byMill: 150,
    grams: 420,
  },
  maize: {
    seconds: 129_600,
    units: 4,
    price: 34,
    seed: 16,
    draw: 90,
    family: "grain",
    favourite: "leafFall",
    poor: ["hearth"],
    level: 10,
    straw: 2,
    grams: 380,
    isTall: true,
  },
  pumpkin: {
    seconds: 259_200,
    units: 2,
    price: 95,
    seed: 22,
    draw: 110,
    family: "fruit",
    favourite: "leafFall",
    poor: ["hearth", "seedtime"],
    level: 11,
    grams: 9_400,
    flowers: true,
  },
} as const satisfies Record<Crop, CropRules>);

export type { Crop };
export const cropIds = Object.keys(crops) as Crop[];
export const isCrop = (id: string): id is Crop => Object.hasOwn(crops, id);
export const rulesOf = (crop: Crop): CropRules => crops[crop];

/** Those that do each other good side by side. */
export const companionCrops = freeze([
  ["carrot", "onion"],
  ["carrot", "leek"],
  ["tomato", "onion"],
  ["cabbage", "beet"],
  ["cabbage", "leek"],
  ["pea", "carrot"],
  ["pea", "wheat"],
  ["sunflower", "pumpkin"],
  ["sunflower", "tomato"],
  ["beet", "onion"],
  ["maize", "bean"],
  ["bean", "pumpkin"],
  ["maize", "pumpkin"],
] as const satisfies readonly (readonly [Crop, Crop])[]);
