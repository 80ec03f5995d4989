// The catalogue of this site as the core sees it, with or without a count of what a holder owns.
import { patternOf } from "../../models/prints/patterns.ts";
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { ModelId, TintId } from "../model/room.ts";
import { finishModelOf } from "./finishes.ts";
import { fromFurniture } from "./furniture.ts";
import { openingModelOf } from "./openings.ts";
import { patternWords } from "./patternWords.ts";
import { AS_MADE, allTints, itemModelOf, partTintsOf } from "./rows.ts";
import { strings } from "./strings.ts";

const models = fromFurniture(
  ({ pieces }): ReadonlyMap<ModelId, ItemModel> =>
    new Map(pieces.map((row) => [row.id, itemModelOf(row)])),
);

/** A tint may be a paint on wood and a glaze on clay: then it goes by its colour alone. */
const tintNames = fromFurniture(({ pieces }): ReadonlyMap<TintId, string> => {
  const names = new Map<TintId, string>([[AS_MADE, strings.asMade]]);
  const all = pieces.flatMap((row) => [
    ...allTints(row),
    ...partTintsOf(row.id).flatMap(({ tints }) => tints),
  ]);
  for (const { id, name } of all) {
    const known = names.get(id);
    const colour = id.charAt(0).toUpperCase() + id.slice(1);
    names.set(id, known === undefined || known === name ? name : colour);
  }
  return names;
});

/** What a holder has made on their farms. */
export type MadeHere = Pick<Catalogue, "mark" | "lacksDye"> & {
  /** Undefined for whatever is of no farm. */
  readonly count: Catalogue["owned"];
};

const unknownMaker: MadeHere = {
  count: () => undefined,
  mark: () => undefined,
  lacksDye: () => false,
};

/** The site's catalogue for a holder who has only so many of some pieces, and may have made some. */
export function catalogueWith(
  owned: ReadonlyMap<ModelId, number>,
  { count, mark, lacksDye }: MadeHere = unknownMaker,
): Catalogue {
  return {
    item: (id) => models().get(id),
    opening: openingModelOf,
    finish: finishModelOf,
    tintName: (id) => tintNames().get(id) ?? id,
    patternName: (id) => patternOf(id)?.name,
    patternWords,
    owned: (id) => owned.get(id) ?? count(id),
    mark,
    lacksDye,
  };
}

/** The site's catalogue with no piece counted. */
export const siteCatalogue: Catalogue = catalogueWith(new Map());
