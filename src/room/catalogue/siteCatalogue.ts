// The catalogue of this site as the core sees it, with or without a count of what a holder owns.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { ModelId, TintId } from "../model/room.ts";
import { finishModelOf } from "./finishes.ts";
import { openingModelOf } from "./openings.ts";
import { itemModelOf } from "./rows.ts";
import { strings } from "./strings.ts";
import { table } from "./table.ts";
import { AS_MADE } from "./tableShape.ts";

const models: ReadonlyMap<ModelId, ItemModel> = new Map(
  table.pieces.map((row) => [row.id, itemModelOf(row)]),
);

/** A tint may be a paint on wood and a glaze on clay: then it goes by its colour alone. */
function tintNames(): ReadonlyMap<TintId, string> {
  const names = new Map<TintId, string>([[AS_MADE, strings.asMade]]);
  for (const { id, name } of table.tints) {
    const known = names.get(id);
    const colour = id.charAt(0).toUpperCase() + id.slice(1);
    names.set(id, known === undefined || known === name ? name : colour);
  }
  return names;
}

const tints = tintNames();

export function catalogueWith(owned: ReadonlyMap<ModelId, number>): Catalogue {
  return {
    item: (id) => models.get(id),
    opening: openingModelOf,
    finish: finishModelOf,
    tintName: (id) => tints.get(id) ?? id,
    owned: (id) => owned.get(id),
  };
}

export const siteCatalogue: Catalogue = catalogueWith(new Map());
