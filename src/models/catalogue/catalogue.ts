// Everything a room can be furnished with, set by set.
import { bedroom } from "./bedroom.ts";
import { garden } from "./garden.ts";
import { harvest } from "./harvest.ts";
import type { CatalogueItem } from "./item.ts";
import { kitchen } from "./kitchen.ts";
import { nursery } from "./nursery.ts";
import { parlour } from "./parlour.ts";
import { winter } from "./winter.ts";
import { workshop } from "./workshop.ts";

export const catalogue: readonly CatalogueItem[] = [
  ...bedroom,
  ...kitchen,
  ...parlour,
  ...workshop,
  ...nursery,
  ...garden,
  ...harvest,
  ...winter,
];

const byId = new Map(catalogue.map((item) => [item.id, item]));

export const itemOf = (id: string): CatalogueItem | undefined => byId.get(id);
