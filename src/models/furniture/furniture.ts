// What a piece of furniture is: a name, the floor it takes, its height and its solid parts.
import type { Part } from "../parts.ts";

/** Floor and surface pieces stand about the origin; wall pieces have their back on z = 0. All face +z. */
export type Furniture = {
  readonly name: string;
  readonly stands: "floor" | "wall" | "surface";
  /** Width along x and depth along z, in tiles. */
  readonly footprint: readonly [number, number];
  readonly height: number;
  readonly parts: readonly Part[];
};
