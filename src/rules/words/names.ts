// What the rows of the tables are called.

import type { ProducerKind } from "../../farm/tables/producers.ts";
import type { FarmTool } from "../../farm/tables/tools.ts";

export const producerHeads: Readonly<Record<ProducerKind, string>> = {
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

export const toolHeads: Readonly<Record<FarmTool, string>> = {
  barn: "Barn",
  can: "Watering can",
  stove: "Stove",
  bench: "Workbench",
  frames: "Cold frame",
  sluice: "Sluice",
};
