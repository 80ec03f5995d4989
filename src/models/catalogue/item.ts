// One line of the catalogue, and how it is worked out from the model.
import type { Furniture } from "../furniture/furniture.ts";
import type { LightSpot } from "./lights.ts";
import type { SetId } from "./sets.ts";
import { type Own, type Tint, type TintFamily, tintsOf } from "./tints.ts";

/** Underfoot things lie flat and do not stand in the way; surface things stand on another thing. */
export type Place = "floor" | "underfoot" | "wall" | "surface";

/** Where other things may stand: a rectangle about x, z in the frame of the model, in tiles. */
export type Surface = {
  readonly height: number;
  readonly size: readonly [number, number];
  readonly at: readonly [x: number, z: number];
};

export type CatalogueItem = {
  readonly id: string;
  readonly name: string;
  readonly set: SetId;
  readonly model: Furniture;
  /** Width and depth in half-tiles; a wall piece stands out of its wall by its depth. */
  readonly footprint: readonly [number, number];
  /** In tiles. */
  readonly height: number;
  readonly places: readonly Place[];
  /** How high its foot is hung unless it is moved; wall pieces only. */
  readonly hangsAt: number;
  readonly surface: Surface | null;
  /** The first is the piece as made; none where the piece has only its own colours. */
  readonly tints: readonly Tint[];
  readonly lights: readonly LightSpot[];
};

/** A piece may stand out of its half-tiles by this much in all, in tiles. */
export const OVERHANG = 0.1;

const halfTiles = (tiles: number): number => Math.max(1, Math.ceil((tiles - OVERHANG) * 2));

export type Details = {
  readonly places?: readonly Place[];
  readonly hangsAt?: number;
  readonly surface?: Surface;
  readonly tint?: readonly [TintFamily, ...Own];
  readonly lights?: readonly LightSpot[];
};

export const top = (height: number, w: number, d: number, x = 0, z = 0): Surface => ({
  height,
  size: [w, d],
  at: [x, z],
});

/** What stands on a table may also be put on the floor. */
function placesOf(model: Furniture): readonly Place[] {
  return model.stands === "surface" ? ["surface", "floor"] : [model.stands];
}

function tinted(tint: Details["tint"]): readonly Tint[] {
  if (!tint) return [];
  const [family, ...own] = tint;
  return tintsOf(family, own);
}

export function item(set: SetId, id: string, model: Furniture, o: Details = {}): CatalogueItem {
  const [w, d] = model.footprint;
  return {
    id,
    name: model.name,
    set,
    model,
    footprint: [halfTiles(w), halfTiles(d)],
    height: model.height,
    places: o.places ?? placesOf(model),
    hangsAt: o.hangsAt ?? (model.stands === "wall" ? 1.8 : 0),
    surface: o.surface ?? null,
    tints: tinted(o.tint),
    lights: o.lights ?? [],
  };
}
