// Where things may lie that are no tables: on a bed, a seat, the top of a cupboard; and wider tables.
import { type Surface, top } from "../../models/catalogue/item.ts";

/** In tiles, in the frame of the model; they stand for the surface that the catalogue names itself. */
export const seats: Readonly<Record<string, readonly Surface[]>> = {
  "patchwork-bed": [top(0.84, 1.9, 1.9, 0, 0.5)],
  "single-bed": [top(0.74, 1.2, 1.6, 0, 0.5)],
  "window-seat": [top(0.63, 1, 0.9, 0.2, 0.03)],
  sofa: [top(0.66, 1.1, 0.95, 0.5, 0.1)],
  "wing-armchair": [top(0.66, 1, 0.9, 0, 0.1)],
  "wicker-chair": [top(0.56, 1, 0.9, 0, 0.04)],
  "long-bench": [top(0.6, 2.1, 0.5)],
  wardrobe: [top(2.86, 0.9, 0.84, 0.44, 0)],
  "low-tea-table": [top(0.547, 1.36, 1.36)],
  "larder-cupboard": [top(2.72, 1.36, 0.74, 0, 0.02)],
};
