// What the rows of the tables are called.

import type { Festival } from "../../farm/tables/festivals.ts";
import type { Keep } from "../../farm/tables/keeps.ts";
import type { Tool } from "../../farm/tables/tools.ts";
import type { Season } from "../../models/seasons.ts";

export const seasonNames: Readonly<Record<Season, string>> = {
  seedtime: "Seedtime",
  highSun: "High Sun",
  leafFall: "Leaf-fall",
  hearth: "Hearth",
};

export const keepNames: Readonly<Record<Keep, string>> = {
  hen: "Hen",
  goat: "Goat",
  sheep: "Sheep",
  hive: "Hive",
  cherry: "Cherry tree",
  plum: "Plum tree",
  apple: "Apple tree",
  hazel: "Hazel",
  oak: "Old oak",
};

export const toolNames: Readonly<Record<Tool, string>> = {
  barn: "Barn",
  can: "Watering can",
  stove: "Stove",
  bench: "Workbench",
  frames: "Cold frame",
  sluice: "Sluice",
};

export const festivalNames: Readonly<Record<Festival, string>> = {
  wassail: "Wassail",
  candlemas: "Candlemas",
  lambing: "Lambing",
  maypole: "Maypole",
  hay: "Hay",
  longTable: "Long Table",
  lammas: "Lammas",
  weighIn: "Weigh-in",
  appleDay: "Apple Day",
  stirUp: "Stir-up Sunday",
  lanterns: "Lantern Week",
  midwinter: "Midwinter",
};
