// What the rows of the tables are called.

import type { Keep } from "../../farm/tables/keeps.ts";
import type { Tool } from "../../farm/tables/tools.ts";

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
