// From the tiles of a model to the quarter tiles of a room.
import { PER_TILE } from "../model/units.ts";

/** A piece may stand out of its place by this share of a quarter tile: what nobody sees. */
const SLACK = 0.2;

export const quartersFor = (tiles: number): number =>
  Math.max(1, Math.ceil(tiles * PER_TILE - SLACK));
