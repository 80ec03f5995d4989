// Tells the core of one piece: its place, its size in quarter tiles, what may stand on it.
import type { CatalogueItem, Surface } from "../../models/catalogue/item.ts";
import type { ItemModel, Surface as RoomSurface } from "../model/catalogue.ts";
import { PER_TILE } from "../model/units.ts";
import { type Middle, middles } from "./middles.ts";
import { type Level, ownLevels } from "./ownPieces.ts";
import { pictureAt } from "./pictureFrames.ts";
import { quartersFor } from "./quarterTiles.ts";
import { seats } from "./seats.ts";
import { AS_MADE } from "./tableShape.ts";

/** Hang in the air above a door or a window. */
const overOpenings = new Set(["fairy-lights", "bunting", "harvest-garland", "paper-lanterns"]);

export function middleOf({ id, model }: CatalogueItem): Middle {
  const [width, depth] = model.footprint;
  return middles[id] ?? [0, 0, width, depth];
}

const isWall = ({ places }: CatalogueItem): boolean => places.includes("wall");

/** Surfaces are rounded to whole quarter tiles as generously as the places of what stands on them. */
const GENEROUS = 0.2;

function surface(item: CatalogueItem, level: Surface | Level): RoomSurface {
  const [mx, mz, w, d] = middleOf(item);
  const [width, depth] = [quartersFor(w), quartersFor(d)];
  const from = (at: number, half: number) =>
    Math.max(0, Math.floor(at * PER_TILE + half + GENEROUS));
  const to = (at: number, half: number, most: number) =>
    Math.min(most, Math.ceil(at * PER_TILE + half - GENEROUS));
  const { height, size, at } = level;
  const [x, z] = [at[0] - mx, at[1] - mz];
  const x0 = from(x - size[0] / 2, width / 2);
  const x1 = to(x + size[0] / 2, width / 2, width);
  // The back of a wall piece is the wall, the middle of the others the middle of their place.
  const behind = isWall(item) ? 0 : depth / 2;
  const z0 = from(z - size[1] / 2, behind);
  const z1 = to(z + size[1] / 2, behind, depth);
  return {
    x: x0,
    z: z0,
    width: x1 - x0,
    depth: z1 - z0,
    up: Math.round(height * PER_TILE * 100) / 100,
    ...("clear" in level && { clear: Math.round(level.clear * PER_TILE * 100) / 100 }),
  };
}

export function itemModel(item: CatalogueItem): ItemModel {
  const { id, name, places, height, tints, lights, hangsAt } = item;
  const [, , w, d] = middleOf(item);
  const isFlat = places.includes("underfoot");
  const levels = [...(seats[id] ?? (item.surface ? [item.surface] : [])), ...(ownLevels[id] ?? [])];
  return {
    id,
    name,
    width: quartersFor(w),
    depth: quartersFor(d),
    height: quartersFor(height),
    stands: isFlat ? ["floor"] : places.filter((place) => place !== "underfoot"),
    ...(isFlat && { isFlat }),
    ...(isWall(item) && hangsAt === 0 && { isFooted: true as const }),
    ...(overOpenings.has(id) && { overOpenings: true as const }),
    ...(lights.length > 0 && { isLamp: true as const }),
    ...(pictureAt(id) && { takesPicture: true as const }),
    surfaces: levels.map((level) => surface(item, level)),
    tints: tints.map((tint) => tint.id).filter((tint) => tint !== AS_MADE),
  };
}
