// Works the table of the pieces out from the models.
import type { CatalogueItem } from "../../models/catalogue/item.ts";
import { type OpeningKind, openingKinds } from "../../models/catalogue/openings.ts";
import { PER_TILE } from "../model/units.ts";
import { itemModel, middleOf } from "./itemModel.ts";
import { allItems } from "./lookUp.ts";
import { quartersFor } from "./quarterTiles.ts";
import type { OpeningRow, PieceRow, PieceTint, SurfaceRow, Table } from "./tableShape.ts";

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

function openingRow({ id, name, day, hole, bare, tall, foot }: OpeningKind): OpeningRow {
  const isWindow = heights[id] !== undefined;
  return {
    id,
    name: names[id] ?? name,
    kind: isWindow ? "window" : "door",
    width: quartersFor(day.footprint[0]),
    height: heights[id]?.height ?? quartersFor(day.height),
    sill: heights[id]?.sill ?? 0,
    hole,
    bare,
    tall,
    foot,
  };
}

/** To a thousandth of a tile: what is left over is only arithmetic. */
const short = (tiles: number): number => Math.round(tiles * 1000) / 1000;

export function tableOfModels(): Table {
  const tints: PieceTint[] = [];

  function placeOf({ id, name, swatch }: PieceTint): number {
    const known = tints.findIndex((tint) => tint.id === id && tint.swatch === swatch);
    if (known >= 0 && tints[known]!.name === name) return known;
    return tints.push({ id, name, swatch }) - 1;
  }

  function pieceRow(item: CatalogueItem): PieceRow {
    const { width, depth, height, surfaces, tints: _, ...told } = itemModel(item);
    const [x, z] = middleOf(item);
    const up = Math.round(item.hangsAt * PER_TILE);
    const levels = surfaces.map(({ x, z, width, depth, up, clear }): SurfaceRow => {
      const level = [x, z, width, depth, up] as const;
      return clear === undefined ? level : [...level, clear];
    });
    const lights = item.lights.map(
      ({ kind, at }) => [kind, short(at[0] - x), short(at[1]), short(at[2] - z)] as const,
    );
    return {
      ...told,
      set: item.set,
      size: [width, depth, height],
      ...(up > 0 && { up }),
      ...(levels.length > 0 && { surfaces: levels }),
      ...(item.tints.length > 0 && { tints: item.tints.map(placeOf) }),
      ...(lights.length > 0 && { lights }),
    };
  }

  return { pieces: allItems.map(pieceRow), tints, openings: openingKinds.map(openingRow) };
}
