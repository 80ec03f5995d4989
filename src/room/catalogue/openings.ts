// The doors and windows a wall can be given, as the core knows them and as they sit in their walls.
import type { OpeningSize } from "../../models/catalogue/openingRects.ts";
import type { OpeningModel } from "../model/catalogue.ts";
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { table } from "./table.ts";

export const openingModels: readonly OpeningModel[] = table.openings.map(
  ({ id, name, kind, width, height, sill }) => ({ id, name, kind, width, height, sill }),
);

const byId = new Map(openingModels.map((model) => [model.id, model]));
export const openingModelOf = (id: ModelId): OpeningModel | undefined => byId.get(id);

/** What it takes of the wall when it sits `up` quarter tiles high, its foot in tiles. */
export function openingSizeAt(id: ModelId, up: number): OpeningSize | null {
  const found = table.openings.find((opening) => opening.id === id);
  if (!found) return null;
  const { hole, bare, tall, foot, sill } = found;
  return { hole, bare, tall, foot: foot + (up - sill) / PER_TILE };
}
