// What a thing of the yard is asked for, and what it answers: parts about the origin that face +z.
import type { Part } from "../parts.ts";
import type { Season } from "../seasons.ts";

export type YardState = {
  readonly season: Season;
  /** From evening on. */
  readonly lit: boolean;
};

/** Stands on y = 0; what is fixed to a wall has its back on z = 0. */
export type YardModel = (state: YardState) => Part[];
