// The doors and windows a wall can be given, as the core knows them and as they are built.
import { type OpeningKind, openingKinds } from "../../models/catalogue/openings.ts";
import type { OpeningModel } from "../model/catalogue.ts";
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { quartersFor } from "./quarterTiles.ts";

const names: Readonly<Record<string, string>> = {
  "plank-door": "Plank door",
  "stable-door": "Stable door",
  casement: "Casement window",
  "round-window": "Round window",
};

/** Sill and height count what belongs to it: the curtains of a casement hang lower than its hole. */
const heights: Readonly<Record<string, { sill: number; height: number }>> = {
  casement: { sill: 5, height: 10 },
  "round-window": { sill: 8, height: 5 },
};

function openingModel({ id, name, day }: OpeningKind): OpeningModel {
  const isWindow = heights[id] !== undefined;
  return {
    ...{ id, name: names[id] ?? name, kind: isWindow ? "window" : "door" },
    width: quartersFor(day.footprint[0]),
    height: heights[id]?.height ?? quartersFor(day.height),
    sill: heights[id]?.sill ?? 0,
  };
}

export const openingModels: readonly OpeningModel[] = openingKinds.map(openingModel);

/** How high the foot of the model stands, in tiles, when the opening sits `up` quarter tiles. */
export function footOf({ id, foot }: OpeningKind, up: number): number {
  return foot + (up - (heights[id]?.sill ?? 0)) / PER_TILE;
}

const byId = new Map(openingModels.map((model) => [model.id, model]));
export const openingModelOf = (id: ModelId): OpeningModel | undefined => byId.get(id);
